import { TEMPLATES } from '@shortlist/shared/templates/templates';
import { messages } from './messages.js';

/** `build/template-sheets.ts` renders the pictures with the layout engine. */
export function Templates() {
  return (
    <section id="templates" className="wrap band" aria-labelledby="templates-title">
      <h2 id="templates-title">{messages.templates.heading}</h2>
      <p className="lead">{messages.templates.intro}</p>
      <p className="shelf-hint" aria-hidden="true">
        {messages.templates.swipeHint} <span>→</span>
      </p>
      <ul className="templates">
        {TEMPLATES.map(({ key, name, description }) => (
          <li key={key}>
            <div className="template-frame">
              <img
                src={`/templates/${key}.svg`}
                width="612"
                height="792"
                loading="lazy"
                decoding="async"
                alt={messages.templates.sampleAlt(name)}
              />
            </div>
            <h3>
              <a className="template-link" href={`/app/resume?template=${key}`}>
                {name}
              </a>
            </h3>
            <p>{description}</p>
          </li>
        ))}
        <li className="templates-call">
          <h3>{messages.templates.ownWordsTitle}</h3>
          <p>{messages.templates.ownWordsText}</p>
          <a className="button primary" href="/app/resume">
            {messages.templates.chooseATemplate}
          </a>
        </li>
      </ul>
    </section>
  );
}
