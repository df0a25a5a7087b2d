import { CheckedPassages } from './checked-passages.js';

async function shown(pieces: string[], check: (text: string) => Promise<string>): Promise<string[]> {
  const texts: string[] = [];
  const passages = new CheckedPassages(check, (text) => texts.push(text));
  for (const piece of pieces) passages.read(piece);
  await passages.end();
  return texts;
}

describe('CheckedPassages', () => {
  it('shows complete sentences in order, however the text is split into chunks', async () => {
    const slowFirst = async (text: string) => {
      if (text.startsWith('One')) await new Promise((resolve) => setTimeout(resolve, 5));
      return text;
    };
    expect((await shown(['On', 'e is. T', 'wo is.\n\nThr', 'ee'], slowFirst)).join('')).toBe(
      'One is. Two is.\n\nThree',
    );
  });

  it('never shows a sentence that fails the check', async () => {
    const check = (text: string) =>
      text.startsWith('Broken')
        ? Promise.reject(new Error('too complex'))
        : Promise.resolve(text.startsWith('Bad') ? '' : text);
    expect((await shown(['Good one. Bad one. Broken one. Last one.'], check)).join('')).toBe('Good one. Last one.');
  });

  it('shows no text after stop() is called', async () => {
    const texts: string[] = [];
    const passages = new CheckedPassages(
      (text) => Promise.resolve(text),
      (text) => texts.push(text),
    );
    passages.read('One. Two');
    passages.stop();
    await passages.end();
    expect(texts).toEqual([]);
  });
});
