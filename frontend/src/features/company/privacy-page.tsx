import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../lib/config.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { LanguageModelNotice } from './language-model-notice.js';
import { Prose } from './prose.js';

export default function PrivacyPage() {
  usePageMeta('Privacy', {
    description: 'What Shortlist stores about you, for what, for how long, and what it never does.',
  });
  const { data: config } = useQuery(configQuery);
  return (
    <Prose title="Privacy" intro="Last updated November 22, 2026">
      <p>
        A resume is about as personal as a document gets. This page says, in plain words, what Shortlist keeps, why, for
        how long, and what it does not do. “We” means whoever runs the Shortlist server you are using.
      </p>

      <h2>While you are a visitor</h2>
      <p>
        You can build and preview a resume without an account. What you type stays in your own browser: the draft you
        save, with its cover letter and LinkedIn texts, is kept in its storage until you sign in or clear it, and the
        ATS score is computed there too. A job description that you paste is sent to the server, which reads from it
        what the job asks for and does not store the text. A file that you import, and what you ask writing help about,
        is read on the server and forgotten as soon as the answer is out. Whether anybody else reads it is said below.
      </p>
      <p>
        How often writing help was asked from a network, or by an account, is counted for the limit of the day: under a
        one-way hash, without what was asked, for two days.
      </p>

      <h2>When you have an account</h2>
      <ul>
        <li>Your email address, and your name if you give one, to sign you in and to greet you.</li>
        <li>A one-way hash of your password (Argon2). The password itself is never stored.</li>
        <li>
          If you sign in through a provider, the number it knows you by. It learns that you use Shortlist, nothing more.
        </li>
        <li>
          Your sign-in sessions with the kind of browser and when it was last used, so that you can tell your devices
          apart and sign any of them out.
        </li>
        <li>
          Sign-ins, failed ones too, and changes of your password, email or account: when, with which kind of browser,
          and a one-way hash of the network, never its address. You see them in your account&rsquo;s settings.
        </li>
        <li>
          Your resumes, the job descriptions you paste beside them, and up to a hundred earlier versions of each, so
          that you can go back.
        </li>
        <li>The cover letter and the LinkedIn texts that you write for a resume. They go when the resume goes.</li>
        <li>When you downloaded which resume in which format.</li>
        <li>What you bought: when, for how much, and what for. No card numbers.</li>
        <li>
          The files made from your resumes and letters, for seven days at most, so that a second download is instant,
          together with the report of what was found when the file was read back.
        </li>
      </ul>

      <h2>Cookies and browser storage</h2>
      <p>
        One cookie, named <code>sid</code>, holds your session. Scripts cannot read it. Another one lives for the
        minutes that signing in through a provider takes. The browser&rsquo;s storage holds your draft, texts and
        changes that are not yet saved, the light or dark theme, and a note that you were signed in. Signing out removes
        all of it but the theme. There are no advertising or tracking cookies, and no analytics scripts of other
        companies.
      </p>

      <h2>How we count visits</h2>
      <p>
        We count which pages are opened and that a resume was saved, so that we know what to improve. This needs no
        cookie and goes to our own server only. To tell visitors of one day apart, the server makes a code from your
        network address, your browser&rsquo;s name and a random number of that day. The random number is deleted after
        two days at the latest, and then nobody can connect the code with you. Neither address nor browser is stored
        with it, and it is never connected with your account. The single entries are deleted after 90 days; only totals
        remain. If your browser sends &ldquo;Do Not Track&rdquo; or &ldquo;Global Privacy Control&rdquo;, your visits
        are not counted at all. What you open while offline waits in the browser&rsquo;s storage until you are online
        again, for two days at most.
      </p>
      <p>
        Separately, we count what happens in accounts: sign-ups, saved resumes, downloads, payments, and the use of
        writing help. For each account we also keep the days on which it was used, for 400 days; they are part of the
        copy of your data, and are deleted with the account. What remains of the other entries no longer shows whose
        they were.
      </p>

      <h2>Who else sees it</h2>
      <p>
        Your data is neither sold nor lent to anybody. Fonts and scripts come from this server, so opening a page tells
        no third party about you.
      </p>
      {config && <LanguageModelNotice provider={config.aiProvider} />}
      {config?.payments.provider === 'stripe' && (
        <p>
          When you pay, Stripe takes the card. Its form is loaded on the pages where you pay and nowhere else, and the
          number of your card goes from your browser to Stripe only. Stripe gets your name and email address for the
          receipt, and tells us whether you paid.
        </p>
      )}
      <p>
        Our staff does not read your resumes, unless you allow it: with a request for expert help, until that is closed,
        or in your account&rsquo;s settings for up to 30 days. You can take it back at any time, and you see when
        somebody read which resume, and why.
      </p>
      <p>
        The server&rsquo;s log records that a request took place, how long it took and whether it succeeded. It does not
        record what your resume says.
      </p>

      <h2>How long it is kept</h2>
      <ul>
        <li>A deleted resume is in your trash for 30 days, where you can restore it or remove it for good.</li>
        <li>Finished files are removed after seven days and made anew when you ask again.</li>
        <li>Sessions end after 30 days without use, and after 90 days in any case.</li>
        <li>
          When you downloaded what, and which emails about payments we sent you: for 400 days. An order that you did not
          pay: for 90 days.
        </li>
        <li>
          Security activity is deleted after a year. What remains of it after you delete your account does not identify
          you.
        </li>
        {config?.aiProvider && (
          <li>
            That the language model was asked, when, for which kind of text, and what that cost, without any of the
            text: for 400 days, and without your account once that is deleted.
          </li>
        )}
        <li>Payments stay in our books after you delete your account, without your name: the law asks for accounts.</li>
        <li>Everything else stays until you delete it.</li>
      </ul>

      <h2>Your rights</h2>
      <p>
        You can see, change and delete every resume yourself, and take each one away as a JSON Resume document, an open
        format other tools read. Your account&rsquo;s settings have a copy of everything we keep about you, as one file,
        and a way to delete the account with everything in it: after 30 days, in which you can change your mind, or at
        once. Depending on where you live you may also complain to a data-protection authority.
      </p>

      <h2>Changes</h2>
      <p>When the product starts to handle data differently, this page changes first, with a new date at the top.</p>
    </Prose>
  );
}
