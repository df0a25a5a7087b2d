import { SINGLE_TEXTS } from '../../test/growth/hostile-texts.js';
import { expectLinear, numbered, some } from '../../test/growth/expect-linear.js';
import { BODY, inLongFields, inShortFields, pieces, type Subject } from '../../test/growth/subjects.js';
import {
  atsScoreBody,
  coverLetterBody,
  extractKeywordsBody,
  guideBody,
  linkedinSummaryBody,
  rewriteBulletsBody,
  rewriteSummaryBody,
} from './ai.js';
import { importBody } from './import.js';
import { resumeContent } from './common/resume-content.js';

const FIELDS: Readonly<Record<string, (text: string) => unknown>> = {
  'personal fields': (text) => ({ personal: { fullName: text, email: text, linkedin: text, portfolio: text } }),
  summary: (text) => ({ summary: { text } }),
  skills: (text) => ({ skills: [text] }),
  bullets: (text) => ({ experience: [{ startDate: text, bullets: [text] }] }),
  'short bullets': (text) => ({ experience: [{ bullets: pieces(text, 8, Infinity) }] }),
  settings: (text) => ({ settings: { accent: text, locale: text } }),
};

const OF_A_RESUME = [rewriteSummaryBody, atsScoreBody, coverLetterBody, linkedinSummaryBody, guideBody];

/** Request bodies with long texts. The schemas reject most of these bodies. */
const SUBJECTS: readonly Subject[] = [
  ...Object.entries(FIELDS).map(([name, of]): Subject => ({
    name,
    limit: BODY / 4,
    run: (text) => resumeContent.safeParse(of(text)),
  })),
  {
    name: 'job description',
    limit: BODY,
    run: (jdText) => [
      extractKeywordsBody.safeParse({ jdText }),
      coverLetterBody.safeParse({ resumeData: {}, jdText, recipient: jdText }),
    ],
  },
  {
    name: 'bullets to rewrite',
    limit: BODY,
    run: (text) => rewriteBulletsBody.safeParse({ experienceItem: { role: text, company: 'a', bullets: [text] } }),
  },
  { name: 'text to import', limit: BODY, run: (text) => importBody.safeParse({ text }) },
  ...Object.entries({ 'long fields': inLongFields, 'short fields': inShortFields }).map(
    ([name, resumeOf]): Subject => ({
      name: `resume of ${name}`,
      limit: 200_000,
      run: (text) => OF_A_RESUME.map((body) => body.safeParse({ resumeData: resumeOf(text) })),
    }),
  ),
];

it.each(numbered(SUBJECTS))('request schemas validate long texts in linear time: $name', ({ index, ...subject }) => {
  expectLinear(subject, some(SINGLE_TEXTS, 8, index));
});
