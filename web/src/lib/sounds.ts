/** Sounds of the table, made by the browser itself: dice, a page, a horn. Silent unless somebody wants them. */
import { settings } from "./settings.svelte";

export type Sound = "dice" | "page" | "horn";

let context: AudioContext | null = null;

/** A short noise through a filter: wood, paper. */
function noise(at: number, length: number, pitch: number, loud: number): void {
  if (context === null) return;
  const frames = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let frame = 0; frame < frames; frame++) samples[frame] = (Math.random() * 2 - 1) * (1 - frame / frames) ** 3;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 1.2 });
  source.connect(filter).connect(new GainNode(context, { gain: loud })).connect(context.destination);
  source.start(at);
}

/** A tone that swells and fades. */
function tone(at: number, length: number, pitch: number, loud: number): void {
  if (context === null) return;
  const swell = new GainNode(context, { gain: 0 });
  swell.gain.linearRampToValueAtTime(loud, at + length * 0.25);
  swell.gain.linearRampToValueAtTime(0, at + length);
  const warm = new BiquadFilterNode(context, { type: "lowpass", frequency: pitch * 3 });
  const source = new OscillatorNode(context, { type: "sawtooth", frequency: pitch });
  source.connect(warm).connect(swell).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}

const PLAYED: Record<Sound, (now: number) => void> = {
  dice: (now) => [0, 0.07, 0.16, 0.22, 0.34].forEach((later) => noise(now + later, 0.06, 1400 + 700 * Math.random(), 0.5)),
  page: (now) => noise(now, 0.22, 3200, 0.25),
  horn: (now) => [196, 294].forEach((pitch, place) => tone(now + place * 0.34, 0.6 + place * 0.4, pitch, 0.12)),
};

/** Play a sound, if sounds are wanted and the browser lets us. */
export function sound(name: Sound): void {
  if (!settings.chosen.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume().then(() => PLAYED[name](context?.currentTime ?? 0));
}
