project = "A board in Sphinx"
html_theme = "alabaster"
# otau.iife.js lies in _static/.
html_static_path = ["_static"]
html_js_files = ["otau.iife.js"]
