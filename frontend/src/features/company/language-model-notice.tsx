interface LanguageModelNoticeProps {
  /** Null where writing help is by fixed rules only. */
  provider: string | null;
}

/** What leaves the server for a language model, and what does not. */
export function LanguageModelNotice({ provider }: LanguageModelNoticeProps) {
  if (provider === null)
    return (
      <p>
        Your resume is not sent to an AI provider: writing help works by fixed rules, on this server. Should a language
        model be set up here, this page will name who runs it, and the buttons will say so.
      </p>
    );
  return (
    <>
      <p>
        Writing help on this server asks a language model that is run by <strong>{provider}</strong>. It is asked only
        when you press a button that asks for a text, and then gets what that text is about:
      </p>
      <ul>
        <li>for bullets, the title and the employer of that job and its bullets;</li>
        <li>
          for a summary, a cover letter or a LinkedIn text, the sections of your resume that are not hidden, and what
          you typed about the job you apply for;
        </li>
        <li>the job description, when you pasted one.</li>
      </ul>
      <p>
        Your name, email address, phone number, where you live and your links are left out; email addresses, phone
        numbers and web addresses inside your texts are replaced by marks before they are sent. What else you wrote
        there is sent as it is. What comes back is compared with your own text before you see it. What {provider} does
        with what it gets is a matter of its own terms. The ATS score and the keywords never need the model.
      </p>
    </>
  );
}
