import { messages } from './messages.js';

const STEPS = messages.demo.steps;

interface DemoField {
  name: string;
  label: string;
  type: 'text' | 'email' | 'tel';
  hint: string;
  autoComplete?: string;
}

const PANELS: DemoField[][] = [
  [
    { name: 'name', label: messages.demo.fullName, type: 'text', hint: messages.demo.sampleName, autoComplete: 'name' },
    {
      name: 'title',
      label: messages.demo.jobTitle,
      type: 'text',
      hint: messages.demo.projectManager,
      autoComplete: 'organization-title',
    },
    { name: 'email', label: messages.demo.email, type: 'email', hint: 'maya@example.com', autoComplete: 'email' },
    { name: 'phone', label: messages.demo.phone, type: 'tel', hint: '+1 555 0100', autoComplete: 'tel' },
  ],
  [
    { name: 'role', label: messages.demo.role, type: 'text', hint: messages.demo.projectManager },
    { name: 'company', label: messages.demo.company, type: 'text', hint: messages.demo.northwindLogistics },
    {
      name: 'bullet',
      label: messages.demo.somethingYouAchieved,
      type: 'text',
      hint: messages.demo.openedTwoDepots3Weeks,
    },
  ],
  [
    {
      name: 'skills',
      label: messages.demo.skillsSeparatedByCommas,
      type: 'text',
      hint: messages.demo.budgetingJiraNegotiation,
    },
  ],
];

/**
 * `enhance-landing.ts` copies typed text from each field to the element whose `data-shows` names the field, and stores
 * the text in this tab for the builder.
 */
export function DemoSection() {
  return (
    <section className="demo" aria-labelledby="demo-title" data-demo>
      <h2 id="demo-title" className="visually-hidden">
        {messages.demo.tryItHere}
      </h2>
      <div className="demo-form">
        <ol className="demo-steps" aria-label={messages.demo.stepsLabel}>
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
    <div className="sheet demo-sheet" role="region" aria-label={messages.demo.livePreview}>
      <p className="sheet-name" data-shows="name" data-empty={messages.demo.namePlaceholder}>
        {messages.demo.namePlaceholder}
      </p>
      <p className="sheet-title" data-shows="title" data-empty={messages.demo.titlePlaceholder}>
        {messages.demo.titlePlaceholder}
      </p>
      <p className="sheet-contacts">
        <span data-shows="email" data-empty="email">
          {messages.demo.emailPlaceholder}
        </span>
        {' | '}
        <span data-shows="phone" data-empty="phone">
          {messages.demo.phonePlaceholder}
        </span>
      </p>
      <p className="sheet-heading">{messages.demo.experience}</p>
      <p className="sheet-entry">
        <span>
          <b data-shows="role" data-empty={messages.demo.role}>
            {messages.demo.role}
          </b>
          {', '}
          <span data-shows="company" data-empty={messages.demo.company}>
            {messages.demo.company}
          </span>
        </span>
        <span>{messages.demo.n2021Present}</span>
      </p>
      <ul>
        <li data-shows="bullet" data-empty={messages.demo.resultPlaceholder}>
          {messages.demo.resultPlaceholder}
        </li>
      </ul>
      <p className="sheet-heading">{messages.demo.skills}</p>
      <p data-shows="skills" data-empty={messages.demo.skillsPlaceholder}>
        {messages.demo.skillsPlaceholder}
      </p>
    </div>
  );
}
