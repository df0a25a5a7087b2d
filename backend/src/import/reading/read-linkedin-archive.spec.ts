import { strToU8, zipSync } from 'fflate';
import { readLinkedInArchive } from './read-linkedin-archive.js';

const read = (files: Record<string, string>) =>
  readLinkedInArchive(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));

describe('readLinkedInArchive', () => {
  it('returns the rows of each table by column name', () => {
    expect(read({ 'Skills.csv': '\ufeffName\r\nScheduling\r\n\r\n"Site ""safety"""\r\n' })).toEqual({
      Skills: [{ Name: 'Scheduling' }, { Name: 'Site "safety"' }],
    });
  });

  it('keeps line breaks inside a field', () => {
    expect(read({ 'Positions.csv': 'Title,Description\nManager,"One\n\nTwo, three"\n' })).toEqual({
      Positions: [{ Title: 'Manager', Description: 'One\n\nTwo, three' }],
    });
  });

  it('skips the note before the header row', () => {
    const text = 'Notes:\n"When exporting your data, you may notice, that ""some"" is missing."\n\nName\nScheduling\n';
    expect(read({ 'Skills.csv': text })).toEqual({ Skills: [{ Name: 'Scheduling' }] });
  });

  it('accepts rows with missing or extra fields', () => {
    expect(read({ 'Languages.csv': 'Name,Proficiency\nFrench\nEnglish,Native,more\n' })).toEqual({
      Languages: [
        { Name: 'French', Proficiency: '' },
        { Name: 'English', Proficiency: 'Native' },
      ],
    });
  });

  it('ignores tables without career data', () => {
    expect(read({ 'Connections.csv': 'First Name\nSomebody\n', 'Skills.csv': 'Name\n', 'a/notes.csv': 'x\n' })).toEqual(
      {
        Skills: [],
      },
    );
  });

  it('treats column names such as __proto__ as plain keys', () => {
    const { Skills } = read({ 'Skills.csv': '__proto__,constructor\nx,y\n' });
    expect(({} as { x?: unknown }).x).toBeUndefined();
    expect(Object.getPrototypeOf(Skills?.[0])).toBe(Object.prototype);
  });
});
