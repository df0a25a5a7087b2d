import { expect, it } from 'vitest';
import { namedFile } from './downloads.js';

const nameFrom = async (disposition?: string): Promise<string> => {
  const headers = disposition === undefined ? undefined : { 'content-disposition': disposition };
  return (await namedFile(new Response('{}', { headers }), 'data.json')).name;
};

it('namedFile decodes the file name from the Content-Disposition header', async () => {
  expect(await nameFrom('attachment; filename="Jose.pdf"; filename*=UTF-8\'\'Jos%C3%A9.pdf')).toBe('José.pdf');
  expect(await nameFrom('attachment; filename="Ada-Lovelace.pdf"')).toBe('Ada-Lovelace.pdf');
  expect(await nameFrom('attachment; filename=resume.txt')).toBe('resume.txt');
});

it('namedFile uses the fallback file name if the Content-Disposition header contains none', async () => {
  expect(await nameFrom()).toBe('data.json');
  expect(await nameFrom('inline')).toBe('data.json');
});
