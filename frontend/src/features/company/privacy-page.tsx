import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../api/config.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { LanguageModelNotice } from './language-model-notice.js';
import { SupportLine } from '../../ui/support-line.js';
import { Prose } from './prose.js';
import { PAGE_DESCRIPTIONS } from './page-descriptions.js';

export default function PrivacyPage() {
  usePageMeta(PAGE_DESCRIPTIONS.privacy.title, PAGE_DESCRIPTIONS.privacy);
  const { data: config } = useQuery(configQuery);
  return (
    <Prose title="Privacy" intro="Last updated November 24, 2026">
      <p>
        A resume is about as personal as a document gets. This page says, in plain words, what Shortlist keeps, why, for
        how long, and what it does not do. “We” means the operator of the Shortlist server you are using.
      </p>

      <h2>While you are a visitor</h2>
      <p>
        You can build and preview a resume without an account. What you type stays in your own browser: the draft you
        save, with its cover letter and LinkedIn summary, is kept in its storage until you sign in or clear it, and the
        ATS score is computed there too. A job description that you paste is sent to the server, which extracts the
        job’s requirements and does not store the text. A file that you import, and the text you send to writing help,
        are processed on the server and deleted as soon as the response is sent. “Who else sees it” below explains
        whether anyone else reads them.
      </p>
      <p>
        For the daily limits, we count how often a network or an account uses writing help. We keep these counts for two
        days, under a one-way hash and without the content of the requests.
      </p>

      <h2>When you have an account</h2>
      <ul>
        <li>Your email address, and your name if you give one, to sign you in and to greet you.</li>
        <li>A one-way hash of your password (Argon2). The password itself is never stored.</li>
        <li>
          If you sign in through a provider, the provider’s ID for you. The provider learns that you use Shortlist, and
          nothing more.
        </li>
        <li>
          Your sign-in sessions with the kind of browser and when it was last used, so that you can tell your devices
          apart and sign any of them out.
        </li>
        <li>
          Sign-ins, including failed ones, and changes to your password, email or account: when, with which kind of
          browser, and a one-way hash of the network, never its address. You see them in your account&rsquo;s settings.
        </li>
        <li>
          Your resumes, the job descriptions you paste for them, and up to a hundred earlier versions of each, so that
          you can go back.
        </li>
        <li>
          The cover letter, LinkedIn summary, interview preparation, salary guide and personal branding that you write
          for a resume. They are deleted with the resume.
        </li>
        <li>
          Requests to our staff, with the answers and suggestions, and which staff member answered. They are deleted
          with the account.
        </li>
        <li>Which promo codes you used, and for what.</li>
        <li>When you downloaded which resume in which format.</li>
        <li>What you bought: when, for how much, and what for. No card numbers.</li>
        <li>Emails about payments: which kind was sent to you, and when. Not their text.</li>
        <li>
          Attempts to sign in, to reset a password or to enter a promo code, counted under a one-way hash of the address
          or the network, for a day at most. That you signed in from a network is remembered in the same form for 30
          days, so that other people’s attempts do not lock you out.
        </li>
        <li>
          The files made from your resumes and cover letters, for seven days at most, so that a second download is
          instant, together with the report of what was found when the file was read back.
        </li>
      </ul>

      <h2>Cookies and browser storage</h2>
      <p>
        One cookie, named <code>sid</code>, holds your session. Scripts cannot read it. Another cookie lasts only while
        you sign in through a provider. The browser&rsquo;s storage holds your draft, texts and changes that are not yet
        saved, the light or dark theme, and a note that you were signed in. Signing out removes everything except the
        theme. There are no advertising or tracking cookies, and no analytics scripts from other companies.
      </p>

      <h2>How we count visits</h2>
      <p>
        We count which pages are opened and that a resume was saved, so that we know what to improve. This needs no
        cookie and goes to our own server only. To tell the visitors of one day apart, the server makes a code from your
        network address, your browser&rsquo;s name and that day’s random number. The random number is deleted after two
        days at the latest; after that, nobody can connect the code with you. Neither address nor browser is stored with
        it, and it is never connected with your account. Individual entries are deleted after 90 days; only totals
        remain. If your browser sends &ldquo;Do Not Track&rdquo; or &ldquo;Global Privacy Control&rdquo;, your visits
        are not counted at all. Page views counted while you are offline stay in the browser&rsquo;s storage until you
        are online again, for two days at most.
      </p>
      <p>
        Separately, we count what happens in accounts: sign-ups, saved resumes, downloads, payments, and the use of
        writing help. For each account we also keep the days on which it was used, for 400 days; they are part of the
        copy of your data, and are deleted with the account. The other entries remain, but are no longer linked to you.
      </p>

      <h2>Who else sees it</h2>
      <p>
        We do not sell or lend your data to anyone. Fonts and scripts come from this server, so opening a page tells
        third parties nothing about you.
      </p>
      {config && <LanguageModelNotice provider={config.aiProvider} />}
      {config?.payments.provider === 'stripe' && (
        <p>
          When you pay, Stripe handles the card. Its form is loaded only on the pages where you pay, and your card
          number goes directly from your browser to Stripe. Stripe gets your name and email address for the receipt, and
          tells us whether you paid.
        </p>
      )}
      <p>
        Our staff does not read your resumes, unless you allow it: with a request for expert help, until the request is
        closed, or in your account&rsquo;s settings for up to 30 days. You can withdraw this permission at any time, and
        you see which resume was read, when, and why.
      </p>
      <p>
        The server&rsquo;s log records that a request took place, how long it took and whether it succeeded. It does not
        record what your resume says.
      </p>

      <h2>How long it is kept</h2>
      <ul>
        <li>A deleted resume is in your trash for 30 days, where you can restore it or delete it forever.</li>
        <li>Finished files are deleted after seven days and created again when you download them.</li>
        <li>Sessions end after 30 days without use, and after 90 days in any case.</li>
        <li>
          When you downloaded what, and which emails about payments we sent you: for 400 days. Unpaid orders: for 90
          days.
        </li>
        <li>
          Security activity is deleted after a year. What remains of it after you delete your account does not identify
          you.
        </li>
        {config?.aiProvider && (
          <li>
            A record of each language model request (when, for which kind of text, and its cost, but none of the text):
            for 400 days. When you delete your account, these records are no longer linked to it. The keywords that the
            model listed for a job description: for 90 days after their last use.
          </li>
        )}
        <li>
          Payments stay in our books after you delete your account, without your name: the law requires us to keep
          accounts.
        </li>
        <li>Everything else stays until you delete it.</li>
      </ul>

      <h2>Your rights</h2>
      <p>
        You can see, change and delete every resume yourself, and download each one as a JSON Resume document, an open
        format that other tools read. In your account settings, you can download a copy of everything we keep about you
        as one file, and delete the account with everything in it: after 30 days, in which you can change your mind, or
        immediately. Depending on where you live you may also complain to a data-protection authority.
      </p>
      <SupportLine about="Questions about your data?" />

      <h2>Changes</h2>
      <p>If we change how we handle data, we update this page first, with a new date at the top.</p>
    </Prose>
  );
}
