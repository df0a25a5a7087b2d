import { sampleResume } from '../../test/sample-resume.js';
import { emptyResumeData, TEMPLATE_KEYS, type ResumeData, type TemplateKey } from '../resume/resume-data.js';
import { templateFor } from '../templates/templates.js';
import { composeDocument } from './compose-document.js';
import type { Block, ComposedDocument, Paragraph } from '../page/composed-document.js';

const paragraphsOf = (block: Block): Paragraph[] =>
  block.kind === 'paragraph'
    ? [block]
    : block.kind === 'list'
      ? block.items
      : [...block.head, ...block.body.flatMap(paragraphsOf)];

const lineOf = ({ runs, end = [] }: Paragraph) =>
  [...runs, ...(end.length > 0 ? [{ text: ' … ' }, ...end] : [])].map((run) => run.text).join('');

const linesOf = (document: ComposedDocument, sectionId: string): string[] =>
  document.sections
    .find((section) => section.id === sectionId)
    ?.blocks.flatMap(paragraphsOf)
    .map(lineOf) ?? [];

const compose = (change: (data: ResumeData) => void = () => undefined, template: TemplateKey = 'general') => {
  const data = sampleResume();
  change(data);
  return composeDocument(data, template);
};

describe('composeDocument', () => {
  it('puts the name, job title and contact details into the page body, with vertical bars between the details', () => {
    expect(compose().header.map(lineOf)).toEqual([
      'Zoë Nguyễn-Łukasik',
      'Operations Manager',
      'zoe.lukasik@example.com | +1 (555) 013-4477 | Portland, OR | linkedin.com/in/zoe-lukasik-example | zoe.example.com/work',
    ]);
  });

  it.each(TEMPLATE_KEYS)('puts title, employer, location and dates in this order in the %s template', (template) => {
    expect(linesOf(compose(undefined, template), 'experience').slice(0, 2)).toEqual([
      'Operations Manager',
      `Harbor Light Foods${templateFor(template).separator ?? ' | '}Portland, OR … Mar 2021 – Present`,
    ]);
  });

  it('omits sections, entries and bullets without content', () => {
    const document = compose((data) => {
      data.skills = [' '];
      data.experience.push({
        role: '',
        company: ' ',
        location: '',
        startDate: '',
        endDate: '',
        current: false,
        bullets: [''],
      });
      data.extras.awards = ['', 'Site of the Year'];
    });
    expect(document.sections.map(({ id }) => id)).not.toContain('skills');
    expect(document.sections.find(({ id }) => id === 'experience')?.blocks).toHaveLength(2);
    expect(linesOf(document, 'awards')).toEqual(['Site of the Year']);
    expect(composeDocument(emptyResumeData(), 'general')).toMatchObject({ header: [], sections: [] });
  });

  it('applies the section order and leaves out hidden sections', () => {
    const document = compose((data) => {
      data.settings = { sectionOrder: ['languages', 'skills'], hiddenSections: ['education'] };
    });
    expect(document.sections.map(({ id }) => id).slice(0, 3)).toEqual(['languages', 'skills', 'summary']);
    expect(document.sections.map(({ id }) => id)).not.toContain('education');
  });

  it('prints the school year only if the graduation date does not contain it', () => {
    expect(linesOf(compose(), 'education')[1]).toContain('… May 2014');
    const apart = compose((data) => {
      data.education[0]!.year = '2010–2013';
    });
    expect(linesOf(apart, 'education')[1]).toContain('… 2010–2013 | May 2014');
  });

  it('prints volunteer work without an end date as current', () => {
    expect(linesOf(compose(), 'volunteer').slice(0, 2)).toEqual(['Driver', 'Food Bank West … 2019 – Present']);
  });

  it('removes typed bullet markers, and turns lines such as "- plans" in a description into bullets', () => {
    const document = compose((data) => {
      data.experience[0]!.bullets = ['• Led a team', '- Cut costs by 5%', '-5% errors'];
      data.extras.projects = [{ name: 'Board', description: 'What it does:\n- plans\n- warns' }];
    });
    expect(linesOf(document, 'experience').slice(2, 5)).toEqual(['Led a team', 'Cut costs by 5%', '-5% errors']);
    expect(linesOf(document, 'projects')).toEqual(['Board', 'What it does:', 'plans', 'warns']);
  });

  it('removes pasted Markdown syntax but no other characters', () => {
    const document = compose((data) => {
      data.experience[0]!.bullets = [
        '**Led** a team of `5`',
        '* **Cut** costs',
        'Rated 5** by guests',
        'Wrote C# and F#',
      ];
      data.summary.text = '## About me\n**Calm** under pressure.';
    });
    expect(linesOf(document, 'experience').slice(2, 6)).toEqual([
      'Led a team of 5',
      'Cut costs',
      'Rated 5** by guests',
      'Wrote C# and F#',
    ]);
    expect(linesOf(document, 'summary')).toEqual(['About me', 'Calm under pressure.']);
  });

  it('prints dates with month and year but without days', () => {
    const document = compose((data) => {
      Object.assign(data.experience[0]!, { startDate: '2021-03-01', endDate: '2024-06-30', current: false });
    });
    expect(linesOf(document, 'experience')[1]).toContain('… Mar 2021 – Jun 2024');
  });

  it('groups the skills under headings such as "Programming" in the tech template', () => {
    const document = compose((data) => {
      data.skills = ['Negotiation', 'Python', 'React', 'SQL', 'Vue'];
    }, 'tech');
    expect(linesOf(document, 'skills')[0]).toBe('Programming: Python, SQL');
  });

  it('creates links only for safe URLs', () => {
    const hrefs = (document: ComposedDocument) =>
      document.header.flatMap(({ runs }) => runs.flatMap((run) => run.href ?? []));
    expect(hrefs(compose())).toEqual([
      'mailto:zoe.lukasik@example.com',
      'tel:+15550134477',
      'https://linkedin.com/in/zoe-lukasik-example',
      'https://zoe.example.com/work',
    ]);
    const hostile = compose((data) => {
      data.personal.portfolio = 'javascript:alert(1)';
    });
    expect(hrefs(hostile).join()).not.toContain('javascript');
  });

  it('derives headings, date words and text direction from the language setting or the script', () => {
    const ukrainian = compose((data) => {
      data.personal.fullName = 'Ольга Їжакевич';
      data.personal.jobTitle = 'Лаборантка';
      data.summary.text = 'Медична лаборантка з досвідом у лікарні та поліклініці.';
      data.experience = [];
    });
    expect(ukrainian.language).toBe('uk');
    expect(ukrainian.sections[0]?.heading?.runs[0]?.text).toBe('Професійний профіль');
    expect(compose((data) => void (data.settings.locale = 'ar')).direction).toBe('rtl');
    expect(
      linesOf(
        compose((data) => void (data.settings.locale = 'de')),
        'experience',
      )[1],
    ).toContain('März 2021 – heute');
  });

  it('applies the layout settings and darkens an unreadable accent color', () => {
    const { style, page } = compose((data) => {
      data.settings = { fontScale: 1.2, density: 'compact', accent: '#ffee00', pageSize: 'a4' };
    });
    const usual = compose();
    expect(style.text.body.size).toBeCloseTo(usual.style.text.body.size * 1.2, 1);
    expect(style.paragraph.heading.before).toBeLessThan(usual.style.paragraph.heading.before * 1.2);
    expect(style.text.heading.color).not.toBe('#ffee00');
    expect(page).toMatchObject({ size: 'a4', width: 595.28 });
  });
});
