import { usePageMeta } from '../../ui/page-meta.js';
import { Prose } from './prose.js';

export default function PrivacyPage() {
  usePageMeta('Privacy', {
    description: 'What Shortlist stores about you, for what, for how long, and what it never does.',
  });
  return (
    <Prose title="Privacy" intro="Last updated November 21, 2026">
      <p>
        A resume is about as personal as a document gets. This page says, in plain words, what Shortlist keeps, why, for
        how long, and what it does not do. “We” means whoever runs the Shortlist server you are using.
      </p>

      <h2>While you are a visitor</h2>
      <p>
        You can build and preview a resume without an account. What you type stays in your own browser: the draft you
        save is kept in its storage until you sign in or clear it, and the ATS score is computed there too.
      </p>

      <h2>When you have an account</h2>
      <ul>
        <li>Your email address, and your name if you give one, to sign you in and to greet you.</li>
        <li>A one-way hash of your password (Argon2). The password itself is never stored.</li>
        <li>Your sign-in sessions, so that signing out ends them on the server too.</li>
        <li>Your resumes, and the job descriptions you paste beside them.</li>
        <li>
          The files made from your resumes, for seven days at most, so that a second download is instant, together with
          the report of what was found when the file was read back.
        </li>
      </ul>

      <h2>Cookies and browser storage</h2>
      <p>
        One cookie, named <code>sid</code>, holds your session. Scripts cannot read it. The browser&rsquo;s storage
        holds your draft, changes that are not yet saved, the light or dark theme, and a note that you were signed in.
        There are no advertising or tracking cookies, and no analytics scripts of other companies.
      </p>

      <h2>Who else sees it</h2>
      <p>
        Your data is neither sold nor lent to anybody. Fonts and scripts come from this server, so opening a page tells
        no third party about you. Your resume is not sent to an AI provider. Should that become possible one day, this
        page will name the provider first and the button will say so.
      </p>
      <p>
        The server&rsquo;s log records that a request took place, how long it took and whether it succeeded. It does not
        record what your resume says.
      </p>

      <h2>How long it is kept</h2>
      <ul>
        <li>
          You can undo a deletion right away. A deleted resume is kept for 30 more days, in case it has to be brought
          back, and is then removed.
        </li>
        <li>Finished files are removed after seven days and made anew when you ask again.</li>
        <li>Everything else stays until you delete it or ask us to.</li>
      </ul>

      <h2>Your rights</h2>
      <p>
        You can see, change and delete every resume yourself, and take each one away as a JSON Resume document, an open
        format other tools read. To have your account and everything in it removed, or to receive a full copy, write to
        the people who run this server. Depending on where you live you may also complain to a data-protection
        authority.
      </p>

      <h2>Changes</h2>
      <p>When the product starts to handle data differently, this page changes first, with a new date at the top.</p>
    </Prose>
  );
}
