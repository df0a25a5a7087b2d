declare module 'bidi-js' {
  interface Bidi {
    getEmbeddingLevels(text: string, baseDirection?: 'ltr' | 'rtl' | 'auto'): { levels: Uint8Array };
  }
  export default function bidiFactory(): Bidi;
}
