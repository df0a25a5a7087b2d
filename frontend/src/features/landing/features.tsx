interface Feature {
  title: string;
  text: string;
}

/** Only what works today. */
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
    title: 'AI-Powered Content',
    text: 'Summaries and bullets rewritten from your own facts, accepted line by line. Nothing is invented.',
  },
  {
    title: 'ATS Score',
    text: 'Fixed rules, no black box: the same resume always gets the same score, with advice on what to fix.',
  },
  {
    title: 'Cover Letters & LinkedIn',
    text: 'A letter that matches the look of your resume, as PDF, Word or text, and a LinkedIn headline and summary that fit their fields.',
  },
];

export function Features() {
  return (
    <section id="features" className="wrap band" aria-labelledby="features-title">
      <h2 id="features-title">Made to be read, by people and by parsers</h2>
      <ul className="features">
        {FEATURES.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
