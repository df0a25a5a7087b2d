const STEPS = ['Personal Info', 'Experience', 'Skills'];

interface DemoField {
  name: string;
  label: string;
  type: 'text' | 'email' | 'tel';
  hint: string;
  autoComplete?: string;
}

const PANELS: DemoField[][] = [
  [
    { name: 'name', label: 'Full name', type: 'text', hint: 'Maya Lindqvist', autoComplete: 'name' },
    { name: 'title', label: 'Job title', type: 'text', hint: 'Project Manager', autoComplete: 'organization-title' },
    { name: 'email', label: 'Email', type: 'email', hint: 'maya@example.com', autoComplete: 'email' },
    { name: 'phone', label: 'Phone', type: 'tel', hint: '+1 555 0100', autoComplete: 'tel' },
  ],
  [
    { name: 'role', label: 'Role', type: 'text', hint: 'Project Manager' },
    { name: 'company', label: 'Company', type: 'text', hint: 'Northwind Logistics' },
    { name: 'bullet', label: 'Something you achieved', type: 'text', hint: 'Opened two depots, 3 weeks early' },
  ],
  [{ name: 'skills', label: 'Skills, separated by commas', type: 'text', hint: 'Budgeting, Jira, Negotiation' }],
];

/** Nothing typed here leaves the page. `enhance-landing.ts` copies each field to its `data-shows` place. */
export function DemoSection() {
  return (
    <section className="demo" aria-labelledby="demo-title" data-demo>
      <h2 id="demo-title" className="visually-hidden">
        Try it here
      </h2>
      <div className="demo-form">
        <ol className="demo-steps" aria-label="Steps">
          {STEPS.map((step, index) => (
            <li key={step}>
              <button type="button" data-step={index} aria-current={index === 0 ? 'step' : undefined}>
                <span className="demo-step-number">{index + 1}</span>
                {step}
              </button>
            </li>
          ))}
        </ol>
        {PANELS.map((fields, index) => (
          <div key={STEPS[index]} className="demo-fields" data-panel={index} hidden={index > 0}>
            {fields.map(({ name, label, type, hint, autoComplete }) => (
              <label key={name} className={`demo-field demo-field-${name}`}>
                <span>{label}</span>
                <input name={name} type={type} placeholder={hint} autoComplete={autoComplete ?? 'off'} maxLength={90} />
              </label>
            ))}
          </div>
        ))}
      </div>
      <DemoSheet />
    </section>
  );
}

function DemoSheet() {
  return (
    <div className="sheet demo-sheet" role="region" aria-label="Live preview">
      <p className="sheet-name" data-shows="name" data-empty="Your Name">
        Your Name
      </p>
      <p className="sheet-title" data-shows="title" data-empty="Job Title">
        Job Title
      </p>
      <p className="sheet-contacts">
        <span data-shows="email" data-empty="email">
          email
        </span>
        {' | '}
        <span data-shows="phone" data-empty="phone">
          phone
        </span>
      </p>
      <p className="sheet-heading">Experience</p>
      <p className="sheet-entry">
        <span>
          <b data-shows="role" data-empty="Role">
            Role
          </b>
          {', '}
          <span data-shows="company" data-empty="Company">
            Company
          </span>
        </span>
        <span>2021 – Present</span>
      </p>
      <ul>
        <li data-shows="bullet" data-empty="What you did, and the result in numbers.">
          What you did, and the result in numbers.
        </li>
      </ul>
      <p className="sheet-heading">Skills</p>
      <p data-shows="skills" data-empty="Tools and skills recruiters search for.">
        Tools and skills recruiters search for.
      </p>
    </div>
  );
}
