import { hasOtherScheme, mailHref, phoneHref, webHref } from './links.js';

describe('webHref', () => {
  it.each([
    ['linkedin.com/in/zoe', 'https://linkedin.com/in/zoe'],
    ['http://zoe.example/a?b=c', 'http://zoe.example/a?b=c'],
    ['HTTPS://Zoe.example', 'https://zoe.example/'],
    ['zoe.example:8080/x', 'https://zoe.example:8080/x'],
  ])('returns a URL for the typed link %s', (typed, href) => {
    expect(webHref(typed)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,hi',
    'file:///etc/passwd',
    'https://user:secret@host.example',
    'not a link',
    'zoe',
    '',
  ])('returns undefined for the unsafe or invalid link "%s"', (typed) => {
    expect(webHref(typed)).toBeUndefined();
  });
});

it('mailHref and phoneHref return links only for valid email addresses and phone numbers', () => {
  expect(mailHref('zoe@example.com')).toBe('mailto:zoe@example.com');
  expect(mailHref('zoe at example')).toBeUndefined();
  expect(phoneHref('+1 (555) 013-4477')).toBe('tel:+15550134477');
  expect(phoneHref('ask me')).toBeUndefined();
});

it.each([
  ['javascript:alert(1)', true],
  ['  JAVASCRIPT:alert(1)', true],
  ['data:text/html,hi', true],
  ['mailto:zoe@example.com', true],
  ['example.com:', true],
  ['example.:80', true],
  ['http://zoe.example', false],
  ['HTTPS:zoe.example', false],
  ['zoe.example:8080/me', false],
  ['localhost:3000', false],
  ['zoe.example/a:b', false],
  ['zoe', false],
])('hasOtherScheme distinguishes a scheme that is not allowed from a port: %s', (typed, expected) => {
  expect(hasOtherScheme(typed)).toBe(expected);
});
