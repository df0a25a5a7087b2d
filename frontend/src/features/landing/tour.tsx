import SIZES from './picture-sizes.json' with { type: 'json' };

interface Stop {
  picture: keyof typeof SIZES;
  title: string;
  text: string;
  /** What is to be seen, for those who do not see it. */
  alt: string;
}

const STOPS: Stop[] = [
  {
    picture: 'import',
    title: 'Bring the resume you have',
    text: 'A PDF, a Word file or your LinkedIn archive is read into the steps. You see what was found before you use it.',
    alt: 'The import says what it found in a PDF: personal information, two jobs with five bullets, education, skills.',
  },
  {
    picture: 'suggestions',
    title: 'Better lines, from your own facts',
    text: 'Every change is shown word by word and accepted line by line. Where a fact is missing, you are asked.',
    alt: '“Responsible for planning” is struck out, “Planned” put in its place, and below: What changed because of it?',
  },
  {
    picture: 'score',
    title: 'A score that says why',
    text: 'Fixed rules, each with its cost in points and a link to the line it is about.',
    alt: 'The ATS score with its parts, readability and content quality, and the advice that would gain a point.',
  },
  {
    picture: 'read-back',
    title: 'A file that’s checked before you send it',
    text: 'Each download is opened by an independent reader, which looks for every field you filled in.',
    alt: 'The export says: 33 of 33 fields found when the file was read back, in the right order.',
  },
];

/** Pictures of the product at work, drawn by itself: `npm run pictures`. */
export function Tour() {
  return (
    <section className="wrap band tour" aria-labelledby="tour-title">
      <h2 id="tour-title">From the first line to the finished file</h2>
      <img
        className="tour-builder"
        src="/pictures/builder.webp"
        {...SIZES.builder}
        loading="lazy"
        decoding="async"
        alt="The builder: the step Work Experience at the left, the finished page at the right."
      />
      <ol className="tour-stops">
        {STOPS.map(({ picture, title, text, alt }) => (
          <li key={picture}>
            <h3>{title}</h3>
            <p>{text}</p>
            <div className="tour-frame">
              <img src={`/pictures/${picture}.webp`} {...SIZES[picture]} loading="lazy" decoding="async" alt={alt} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
