/** Our own sounds, made as they are played: a bell, a word, a card, a coin, a hammer, a fanfare. */
export type Sound = 'turn' | 'word' | 'card' | 'coin' | 'hammer' | 'win';

interface Note {
  /** Hertz; a noise has none. */
  pitch: number | null;
  /** Seconds after the sound begins, and how long it rings. */
  at: number;
  rings: number;
  loud: number;
  shape?: OscillatorType;
}

const NOTES: Record<Sound, Note[]> = {
  turn: [
    { pitch: 660, at: 0, rings: 0.35, loud: 0.5 },
    { pitch: 880, at: 0.12, rings: 0.5, loud: 0.5 },
  ],
  word: [
    { pitch: 988, at: 0, rings: 0.1, loud: 0.3 },
    { pitch: 784, at: 0.09, rings: 0.18, loud: 0.3 },
  ],
  card: [{ pitch: null, at: 0, rings: 0.07, loud: 0.35 }],
  coin: [
    { pitch: 1760, at: 0, rings: 0.12, loud: 0.25, shape: 'triangle' },
    { pitch: 2349, at: 0.05, rings: 0.2, loud: 0.25, shape: 'triangle' },
  ],
  hammer: [
    { pitch: 110, at: 0, rings: 0.18, loud: 0.9, shape: 'triangle' },
    { pitch: null, at: 0, rings: 0.05, loud: 0.6 },
  ],
  win: [523, 659, 784, 1047].map((pitch, i) => ({
    pitch,
    at: i * 0.13,
    rings: i === 3 ? 0.9 : 0.3,
    loud: 0.4,
    shape: 'triangle' as const,
  })),
};

const SILENCE = 0.0001;

/** Plays through one audio context, which is made after a gesture. */
export class Synth {
  readonly #context: AudioContext;

  constructor() {
    this.#context = new AudioContext();
  }

  /** Play a sound, from 0 (not heard) to 1. */
  play(sound: Sound, volume: number): void {
    void this.#context.resume();
    for (const note of NOTES[sound]) this.#ring(note, note.loud * volume);
  }

  #ring({ pitch, at, rings, shape }: Note, loud: number): void {
    const context = this.#context;
    const begins = context.currentTime + at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(Math.max(SILENCE, loud), begins);
    gain.gain.exponentialRampToValueAtTime(SILENCE, begins + rings);
    gain.connect(context.destination);
    const source = pitch === null ? this.#noise(rings) : this.#tone(pitch, shape ?? 'sine');
    source.connect(gain);
    source.start(begins);
    source.stop(begins + rings);
  }

  #tone(pitch: number, shape: OscillatorType): OscillatorNode {
    const tone = this.#context.createOscillator();
    tone.type = shape;
    tone.frequency.value = pitch;
    return tone;
  }

  #noise(seconds: number): AudioBufferSourceNode {
    const { sampleRate } = this.#context;
    const buffer = this.#context.createBuffer(1, Math.ceil(seconds * sampleRate), sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    const noise = this.#context.createBufferSource();
    noise.buffer = buffer;
    return noise;
  }
}
