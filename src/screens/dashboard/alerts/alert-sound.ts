const NOTES_HZ = [880, 1318.5];
const NOTE_SECONDS = 0.16;
const VOLUME = 0.18;

let context: AudioContext | undefined;

/** Plays two short notes, generated so that no file has to load. Silent if the browser forbids sound. */
export async function playAlertSound(): Promise<void> {
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  for (const [index, frequency] of NOTES_HZ.entries()) {
    const start = context.currentTime + index * NOTE_SECONDS;
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.linearRampToValueAtTime(VOLUME, start + 0.02);
    volume.gain.linearRampToValueAtTime(0, start + NOTE_SECONDS);
    const note = new OscillatorNode(context, { frequency });
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + NOTE_SECONDS);
  }
}
