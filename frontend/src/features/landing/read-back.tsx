import { messages } from './messages.js';

const FIELDS = messages.readBack.fields;

export function ReadBack() {
  return (
    <section className="read-back" aria-labelledby="read-back-title">
      <div className="wrap read-back-grid">
        <div>
          <h2 id="read-back-title">{messages.readBack.heading}</h2>
          <p className="lead">{messages.readBack.intro}</p>
        </div>
        <ul className="read-back-list" aria-label={messages.readBack.label}>
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
