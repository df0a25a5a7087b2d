import { TEMPLATES } from '@shortlist/shared/templates/templates';

/** The pictures are drawn by the build with the product's own layout, see `build/template-sheets.ts`. */
export function Templates() {
  return (
    <section id="templates" className="wrap band" aria-labelledby="templates-title">
      <h2 id="templates-title">Five templates, one for your trade</h2>
      <p className="lead">All in one readable column. You can switch at any time without typing anything again.</p>
      <p className="shelf-hint" aria-hidden="true">
        Swipe to see all five <span>→</span>
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
                alt={`Sample resume in the ${name} template`}
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
          <h3>See them with your own words</h3>
          <p>Choosing a template is step one. The preview follows every letter you type.</p>
          <a className="button primary" href="/app/resume">
            Choose a template
          </a>
        </li>
      </ul>
    </section>
  );
}
