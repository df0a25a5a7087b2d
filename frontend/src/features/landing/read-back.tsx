const FIELDS = ['Name', 'Email', 'Phone', 'Job titles', 'Employers', 'Dates', 'Every bullet', 'Education', 'Skills'];

/** What sets the product apart: the finished file is checked by reading it, not by trusting the code that made it. */
export function ReadBack() {
  return (
    <section className="read-back" aria-labelledby="read-back-title">
      <div className="wrap read-back-grid">
        <div>
          <h2 id="read-back-title">We open your file before you do</h2>
          <p className="lead">
            A resume that looks right can still arrive empty. So each download is opened again by an independent reader,
            which looks for every field you filled in and for their order. You see what it found.
          </p>
        </div>
        <ul className="read-back-list" aria-label="Fields that are looked for">
          {FIELDS.map((field) => (
            <li key={field}>
              <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
                <path d="m4 10.5 4 4 8-9" />
              </svg>
              {field}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
