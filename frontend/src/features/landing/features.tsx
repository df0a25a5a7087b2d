interface Feature {
  title: string;
  text: string;
  planned?: boolean;
}

/** Says what works today; what does not yet is marked so. */
const FEATURES: Feature[] = [
  {
    title: 'ATS-Optimized',
    text: 'One column, real headings, real bullets as text, contacts in the body: the layout that applicant tracking systems read without guessing.',
  },
  {
    title: 'Live Preview',
    text: 'The page beside the form is set by the same engine as the PDF. Lines and pages break where they will in the file.',
  },
  {
    title: 'One-Click Export',
    text: 'PDF, Word and a plain-text copy for paste-in forms, all made from the same document, one by one or all at once.',
  },
  {
    title: 'ATS Score',
    text: 'Computed by fixed rules, not by mood: the same resume gets the same number, with advice on what to mend.',
  },
  {
    title: 'AI-Powered Content',
    text: 'Rewrites that may only use what you wrote yourself: no invented figures, no invented tools. You accept them line by line.',
    planned: true,
  },
  {
    title: 'Cover Letters & LinkedIn',
    text: 'A letter and a profile summary that agree with your resume, because they are written from it.',
    planned: true,
  },
];

export function Features() {
  return (
    <section id="features" className="wrap band" aria-labelledby="features-title">
      <h2 id="features-title">Made to be read, by people and by parsers</h2>
      <ul className="features">
        {FEATURES.map(({ title, text, planned }) => (
          <li key={title}>
            <h3>
              {title}
              {planned && <span className="tag">Coming next</span>}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
