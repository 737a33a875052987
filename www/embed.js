// What an embedded board needs, and nothing else: defines <otau-board>.
import "./pkg/element/define.js";
