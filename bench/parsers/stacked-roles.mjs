// Prints consecutive jobs at one employer in a common way: the employer once, then each role with its dates. The
// product repeats the employer for every role; docs/decisions/repeated-employers.md compares how parsers handle the two
// forms.

const employerOf = ({ head }) =>
  head
    .flatMap(({ runs }) => runs)
    .filter(({ role }) => role === 'organization')
    .map(({ text }) => text)
    .join('');

export function withStackedRoles(document) {
  const sections = document.sections.map((section) =>
    section.id === 'experience' ? { ...section, blocks: stacked(section.blocks) } : section,
  );
  return { ...document, sections };
}

function stacked(blocks) {
  return blocks.map((entry, index) => {
    const employer = employerOf(entry);
    const isSame = (other) => other !== undefined && employer !== '' && employerOf(other) === employer;
    const [title, where] = entry.head;
    if (!where || (!isSame(blocks[index - 1]) && !isSame(blocks[index + 1]))) return entry;
    const { end, ...place } = where;
    const role = { ...title, ...(end && { end }) };
    return { ...entry, head: isSame(blocks[index - 1]) ? [role] : [place, role] };
  });
}
