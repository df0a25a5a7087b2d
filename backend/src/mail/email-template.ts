import { BRAND } from '@shortlist/shared/product/brand';

/** All fields are plain text; the renderer escapes every field. */
export interface EmailTemplate {
  subject: string;
  greeting: string;
  paragraphs: string[];
  details?: Detail[];
  /** Omitted in the email that confirms a deletion, because a deleted account has nothing to open. */
  button?: { label: string; url: string };
  /** Sentence that states how long and how many times the link works. */
  validity?: string;
  /** The reason for the email, and what recipients should do if they did not cause it. */
  reason: string;
}

export interface Detail {
  label: string;
  value: string;
  url?: string;
}

export interface AddressedEmail {
  to: string;
  email: EmailTemplate;
}

export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

const { light } = BRAND.palette;
const FONT = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** @param support the support address; null omits the line with the address */
export const renderEmail = (email: EmailTemplate, support: string | null = null): RenderedEmail => ({
  subject: email.subject,
  html: renderHtml(email, support),
  text: renderText(email, support),
});

function renderText(
  { greeting, paragraphs, details, button, validity, reason }: EmailTemplate,
  support: string | null,
): string {
  const parts = [
    greeting,
    ...paragraphs,
    details?.map(({ label, value, url }) => `${label}: ${url ?? value}`).join('\n'),
    button && `${button.label}:\n${button.url}`,
    validity,
    `-- \n${BRAND.name}\n${reason}${support === null ? '' : `\nQuestions? Write to ${support}.`}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Uses tables and inline styles, because email programs support little else. */
function renderHtml(
  { subject, greeting, paragraphs, details, button, validity, reason }: EmailTemplate,
  support: string | null,
): string {
  const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escape(text)}</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escape(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${light.canvas};color:${light.ink};font:16px/1.5 ${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${light.canvas}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 16px;font-size:20px;font-weight:700;text-align:left">${BRAND.name}</td></tr>
<tr><td style="padding:32px;background:${light.surface};border:1px solid ${light.line};border-radius:12px;text-align:left">
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${details ? detailsHtml(details) : ''}
${button ? buttonHtml(button) : ''}
${validity ? small(escape(validity)) : ''}
</td></tr>
<tr><td style="padding:16px 0;font-size:13px;color:${light.inkMuted};text-align:left">${escape(reason)}${support === null ? '' : supportHtml(support)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const supportHtml = (address: string): string =>
  `<br>Questions? Write to <a href="mailto:${escape(address)}" style="color:${light.primary}">${escape(address)}</a>.`;

const small = (html: string): string => `<p style="margin:0 0 12px;font-size:14px;color:${light.inkMuted}">${html}</p>`;

function detailsHtml(details: Detail[]): string {
  const rows = details.map(({ label, value, url }) => {
    const shown = url ? `<a href="${escape(url)}" style="color:${light.primary}">${escape(value)}</a>` : escape(value);
    return `<tr>
<td style="padding:4px 16px 4px 0;color:${light.inkMuted};vertical-align:top">${escape(label)}</td>
<td style="padding:4px 0;vertical-align:top">${shown}</td>
</tr>`;
  });
  return `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px">\n${rows.join('\n')}\n</table>`;
}

function buttonHtml(button: { label: string; url: string }): string {
  const url = escape(button.url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td style="border-radius:8px;background:${light.primary}"><a href="${url}" style="display:inline-block;padding:12px 24px;color:${light.onPrimary};font-weight:700;text-decoration:none">${escape(button.label)}</a></td>
</tr></table>
${small(`If the button does not work, open this address:<br><a href="${url}" style="color:${light.primary};word-break:break-all">${url}</a>`)}`;
}
