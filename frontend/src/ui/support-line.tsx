import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../api/config.js';
import { messages } from './messages.js';

interface SupportLineProps {
  /** Question before the email address, such as "Questions about your data?". */
  about: string;
}

/**
 * Shows the support email address, or nothing if there is none. On pre-rendered pages, `enhance-public.ts` fills it in.
 */
export function SupportLine({ about }: SupportLineProps) {
  const { data: config } = useQuery({ ...configQuery, enabled: false });
  const address = config?.supportEmail ?? null;
  return (
    <p data-support="" hidden={address === null}>
      {about} {messages.supportLine.writeTo} <a href={`mailto:${address ?? ''}`}>{address}</a>.
    </p>
  );
}
