import { readResumeData } from '../../resume/read-resume-data.js';
import { workLinkFor } from './work-link.js';

const SITE = { portfolio: 'https://annlowe.example/' };
const linkIn = (jdText: string, personal: object = SITE, projects: object[] = [], said = ''): string =>
  workLinkFor(jdText, readResumeData({ personal, extras: { projects } }), said);

describe('workLinkFor', () => {
  it.each([
    ['Include a link to something you have built and tell us why.', 'You can see my work at annlowe.example.'],
    ['Send your CV and two or three writing or design samples to Ann.', 'You can see my work at annlowe.example.'],
    ['Attach your CV with links to your GitHub projects.', 'You can see my work at annlowe.example.'],
    ['Email a letter, resume and samples (a portfolio link is fine).', 'You can see my portfolio at annlowe.example.'],
    ['A strong portfolio is a must.', 'You can see my portfolio at annlowe.example.'],
  ])('returns a sentence with the user’s own link: %s', (text, sentence) => {
    expect(linkIn(text)).toBe(sentence);
  });

  it.each(['Include a link to something you have built.', 'Please send your resume with a portfolio.'])(
    'leaves a placeholder if the resume has no link: %s',
    (text) => {
      expect(linkIn(text, {})).toBe('[link to your work]');
    },
  );

  it.each([
    'Manage a portfolio of 30 clients and send reports to your manager.',
    'Send links to local schools and build your network.',
    'Collect design samples from printers.',
    'Include all allergens on the menu. Apply with a CV.',
    'A portfolio is an advantage.',
  ])('leaves no placeholder if no link is asked for: %s', (text) => {
    expect(linkIn(text, {})).toBe('');
  });

  it('prefers a project with a URL if the employer asks for something that the user made', () => {
    const project = { name: 'Bin Day', description: 'Web app that emails people. Built with Django. binday.example' };
    expect(linkIn('Include a link to something you have built.', SITE, [project])).toBe(
      'You can see Bin Day at binday.example.',
    );
    expect(
      linkIn('Include a link to something you have built.', {}, [{ ...project, description: 'Uses Node.js' }]),
    ).toBe('[link to your work]');
  });

  it('does not present a LinkedIn profile as a work sample, unless the employer asks for a LinkedIn profile', () => {
    const profile = { linkedin: 'linkedin.com/in/annlowe' };
    expect(linkIn('Include a link to your work.', profile)).toBe('[link to your work]');
    expect(linkIn('Include a link to your LinkedIn or portfolio.', profile)).toBe(
      'You can see my work at linkedin.com/in/annlowe.',
    );
    expect(linkIn('Include a link to your work.', { linkedin: 'github.com/annlowe' })).toBe(
      'You can see my work at github.com/annlowe.',
    );
  });

  it('returns nothing if the cover letter already contains the link or a placeholder for it', () => {
    const request = 'Include a link to your work.';
    expect(linkIn(request, SITE, [], 'One of my projects is at annlowe.example.')).toBe('');
    expect(linkIn(request, {}, [], '[your notice period and a link to your work]')).toBe('');
  });
});
