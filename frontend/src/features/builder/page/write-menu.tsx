import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useNavigate } from 'react-router';
import { useToast } from '../../../ui/toasts/toasts.js';
import { WritingMenu } from '../../../entities/resume/writing-menu.js';
import { useDraft } from '../draft/draft-store.js';
import { useSaving } from '../saving/saving.js';
import { messages } from './messages.js';

/** Menu with links to the resume's cover letter and guides. Saves an unsaved resume before it opens a link. */
export function WriteMenu({ iconOnly = false }: { iconOnly?: boolean }) {
  const saving = useSaving();
  const navigate = useNavigate();
  const toast = useToast();
  const id = useDraft((state) => state.id);
  const isUnsaved = saving.place === 'account' && id === null;
  const saveFirst = async (pathOf: (resumeId: string) => string) => {
    await saving.save();
    const saved = saving.saved();
    if (saved) await navigate(pathOf(saved.id));
    else toast({ title: messages.writeMenu.saveFirst, variant: 'destructive' });
  };
  return (
    <WritingMenu resumeId={id} onChoose={isUnsaved ? (pathOf) => void saveFirst(pathOf) : undefined}>
      {(opens) =>
        iconOnly ? (
          <IconButton {...opens} color="inherit" aria-label={messages.writeMenu.write}>
            <EditNoteOutlined />
          </IconButton>
        ) : (
          <Button {...opens} color="inherit" startIcon={<EditNoteOutlined />}>
            {messages.writeMenu.write}
          </Button>
        )
      }
    </WritingMenu>
  );
}
