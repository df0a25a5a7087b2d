import { TEMPLATES } from '@shortlist/shared/templates/templates';

export function Templates() {
  return (
    <section id="templates" className="wrap band" aria-labelledby="templates-title">
      <h2 id="templates-title">Five templates, one for your trade</h2>
      <p className="lead">All of them one column, all of them readable by machine, and you can switch at any time.</p>
      <ul className="templates">
        {TEMPLATES.map(({ key, name, description }) => (
          <li key={key}>
            <div className="template-frame">
              <img
                src={`/templates/${key}.webp`}
                width="560"
                height="720"
                loading="lazy"
                decoding="async"
                alt={`Sample resume in the ${name} template`}
              />
            </div>
            <h3>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
