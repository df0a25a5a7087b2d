import { useParams } from 'react-router';
import { usePageMeta } from '../../ui/page-meta.js';
import { BuilderSkeleton } from './page/builder-skeleton.js';
import { FailedToOpen, NothingToOpen, SignInToOpen } from './page/builder-notice.js';
import { Builder } from './page/builder.js';
import { messages } from './page/messages.js';
import { SavingProvider } from './saving/saving.js';
import { useOpenDraft } from './saving/open/use-open-draft.js';

export default function BuilderPage() {
  const { id } = useParams();
  usePageMeta(messages.builder.title, {
    description: messages.builder.description,
    noindex: id !== undefined,
  });
  const opened = useOpenDraft(id);
  switch (opened.kind) {
    case 'loading':
      return <BuilderSkeleton />;
    case 'sign-in':
      return <SignInToOpen />;
    case 'missing':
      return <NothingToOpen />;
    case 'failed':
      return <FailedToOpen message={opened.message} onRetry={opened.retry} />;
    case 'open':
      return (
        <SavingProvider value={opened.saving}>
          <Builder />
        </SavingProvider>
      );
  }
}
