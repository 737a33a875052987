// The sound of seeds, made on the spot: a knock on wood for each, a rattle for a handful.

let context = null;
let noise = null;

function ready() {
  if (!context) {
    context = new AudioContext();
    noise = context.createBuffer(1, context.sampleRate * 0.2, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  if (context.state === "suspended") context.resume();
  return context;
}

/** One knock: a short burst of noise through a resonance, and a little of the wood below it. */
function knock(at, pitch, loud) {
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const body = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 9 });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + 0.07);
  source.connect(body).connect(gain).connect(context.destination);
  source.start(at, Math.random() * 0.1, 0.09);
}

const rattle = (seeds, pitch) => {
  const count = Math.min(seeds, 7);
  for (let i = 0; i < count; i++) knock(context.currentTime + i * 0.028 + Math.random() * 0.012, pitch * (0.9 + Math.random() * 0.25), 0.5);
};

/** What is heard of an event. A fuller pit sounds duller. */
function sound(event) {
  switch (event.kind) {
    case "drop": return knock(context.currentTime, 1500 - Math.min(event.seeds, 20) * 38 + Math.random() * 120, 0.9);
    case "collect": return knock(context.currentTime, 760 + Math.random() * 60, 0.9);
    case "place": return knock(context.currentTime, 1200 + Math.random() * 150, 0.8);
    case "lift": case "relay": return rattle(Math.min(event.seeds, 3), 1900);
    case "capture": case "sweep": return rattle(event.seeds, 820);
    default:
  }
}

export class Sound {
  #on = false;

  constructor(board) {
    board.addEventListener("otau-event", ({ detail }) => {
      // What is shown at once would be one noise.
      if (this.#on && board.busy && board.speed && !document.hidden) { ready(); sound(detail.event); }
    });
  }

  set on(on) {
    this.#on = on;
    if (!on) context?.suspend();
  }
}
