import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { suggestCertificates } from '@shortlist/shared/skills/certificate-suggestions';
import { LIMITS } from '@shortlist/shared/resume/resume-data';
import { editData, useDraft } from '../../draft/draft-store.js';
import { addCertification } from '../../draft/resume-edits.js';
import { messages } from '../messages.js';

const SHOWN = 6;

export function CertificateSuggestions() {
  const jobTitle = useDraft((state) => state.content.data.personal.jobTitle);
  const certifications = useDraft((state) => state.content.data.certifications);
  const suggestions = suggestCertificates(jobTitle, certifications).slice(0, SHOWN);
  if (suggestions.length === 0 || certifications.length >= LIMITS.entriesPerList) return null;
  return (
    <Box role="group" aria-labelledby="certificate-suggestions" sx={{ mt: 2.5 }}>
      <Typography id="certificate-suggestions" variant="body2" component="h3" sx={{ fontWeight: 700, mb: 1 }}>
        {messages.certifications.suggestions(jobTitle.trim())}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {suggestions.map((suggestion) => (
          <Chip
            key={suggestion.name}
            icon={<Add />}
            label={suggestion.name}
            variant="outlined"
            onClick={() => editData((data) => addCertification(data, suggestion))}
            sx={{ height: 'auto', minHeight: 32, '& .MuiChip-label': { whiteSpace: 'normal' } }}
          />
        ))}
      </Box>
    </Box>
  );
}
