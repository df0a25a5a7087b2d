// Converts a resume to plain lists of text, as input for general-purpose PDF libraries.

export function contentOf({ personal, summary, experience, education, skills, certifications, extras }) {
  const dates = ({ startDate, endDate, current }) =>
    [startDate, current ? 'Present' : endDate].filter(Boolean).join(' – ');
  return {
    name: personal.fullName,
    headline: personal.jobTitle,
    contacts: [
      { text: personal.email, href: `mailto:${personal.email}` },
      { text: personal.phone, href: `tel:${personal.phone.replaceAll(' ', '')}` },
      { text: personal.location },
      { text: personal.linkedin, href: `https://${personal.linkedin}` },
      { text: personal.portfolio, href: personal.portfolio },
    ],
    sections: [
      { heading: 'Professional Summary', entries: [{ body: summary.text }] },
      {
        heading: 'Work Experience',
        entries: experience.map((job) => ({
          title: `${job.role}, ${job.company} | ${job.location}`,
          end: dates(job),
          bullets: job.bullets,
        })),
      },
      {
        heading: 'Education',
        entries: education.map((entry) => ({ title: `${entry.degree}, ${entry.school}`, end: entry.graduationDate })),
      },
      { heading: 'Skills', entries: [{ body: skills.join(', ') }] },
      {
        heading: 'Certifications',
        entries: certifications.map(({ name, issuer, number, year, expires }) => ({
          title: [`${name}, ${issuer}`, number && `No. ${number}`].filter(Boolean).join(' | '),
          end: [year, expires && `Expires ${expires}`].filter(Boolean).join(' | '),
        })),
      },
      {
        heading: 'Projects',
        entries: extras.projects.map(({ name, description }) => ({ title: name, body: description })),
      },
      { heading: 'Awards', entries: [{ bullets: extras.awards }] },
      {
        heading: 'Volunteer Experience',
        entries: extras.volunteer.map((entry) => ({
          title: `${entry.role}, ${entry.organization}`,
          end: dates(entry),
          body: entry.description,
        })),
      },
      {
        heading: 'Languages',
        entries: [{ body: extras.languages.map(({ name, level }) => `${name} (${level})`).join(', ') }],
      },
    ],
  };
}
