import { settings } from './settings.ts';

/** Quiet woodblock sounds, synthesised: nothing is downloaded. Off by default. */
export type Sound = 'card' | 'brush' | 'seal' | 'turn' | 'end';

/** Pitch in hertz, length in seconds, and how many knocks. */
const knocks: Readonly<Record<Sound, readonly [number, number, number]>> = {
  card: [520, 0.07, 1],
  brush: [880, 0.05, 1],
  seal: [240, 0.16, 1],
  turn: [660, 0.09, 2],
  end: [392, 0.22, 3],
};

let context: AudioContext | undefined;

export function sound(name: Sound): void {
  if (!settings.value.sound) return;
  context ??= new AudioContext();
  const [pitch, length, count] = knocks[name];
  for (let knock = 0; knock < count; knock++) {
    const at = context.currentTime + knock * length * 1.6;
    const body = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
    body.frequency.exponentialRampToValueAtTime(pitch * 0.72, at + length);
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0.16, at);
    volume.gain.exponentialRampToValueAtTime(0.0005, at + length);
    body.connect(volume).connect(context.destination);
    body.start(at);
    body.stop(at + length);
  }
}
