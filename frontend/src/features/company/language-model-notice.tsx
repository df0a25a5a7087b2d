interface LanguageModelNoticeProps {
  /** Name of the AI provider; null if built-in rules produce all suggestions. */
  provider: string | null;
}

export function LanguageModelNotice({ provider }: LanguageModelNoticeProps) {
  if (provider === null)
    return (
      <p>
        Your resume is not sent to an AI provider: writing help uses built-in rules on this server. If a language model
        is set up here, this page will name its provider, and the buttons will show it.
      </p>
    );
  return (
    <>
      <p>
        Writing help on this server uses a language model run by <strong>{provider}</strong>. It is used only when you
        press a button that requests a text or keywords, and the model receives only what it needs for that:
      </p>
      <ul>
        <li>for bullets: the job’s title, employer and bullets;</li>
        <li>
          for a summary, a cover letter, a LinkedIn text, interview preparation, a salary guide or personal branding
          texts: the visible sections of your resume, and what you typed about the job;
        </li>
        <li>for keywords: the job description alone;</li>
        <li>for everything except keywords: the job description, too, if you pasted one.</li>
      </ul>
      <p>
        Your name, email address, phone number, location, links and license numbers are left out; email addresses, phone
        numbers, license numbers and web addresses inside your texts are replaced by placeholders before they are sent.
        Everything else you wrote there is sent as is. Each answer is checked against your own text before you see it.{' '}
        {provider}’s own terms apply to what it receives. The ATS score never sends anything to the model. The keywords
        that the model lists are stored without the job description and without your account.
      </p>
    </>
  );
}
