const capitalized = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);

export const messages = {
  bulletList: {
    heading: 'Achievements',
    add: 'Add Bullet',
    name: (number: number) => `bullet ${number}`,
    label: (number: number) => `Bullet ${number}`,
    move: (number: number) => `Move bullet ${number}`,
    remove: (number: number) => `Remove bullet ${number}`,
    placeholder: 'Cut onboarding time by 30% by …',
    pasteTooLong: 'Some lines were left out',
    pasteTooLongDetail: (max: number, omitted: number) =>
      `A job can have at most ${max} bullets; the last ${omitted === 1 ? 'pasted line was' : `${omitted} pasted lines were`} left out.`,
  },
  draftField: { missing: (label: string) => `${label} is missing` },
  entryCard: { move: (name: string) => `Move ${name}`, remove: (name: string) => `Remove ${name}` },
  entryList: {
    name: (noun: string, number: number) => `${noun} ${number}`,
    title: (noun: string, number: number) => `${capitalized(noun)} ${number}`,
    removed: (name: string) => `Removed: ${name}`,
    undo: 'Undo',
  },
  sortableList: {
    instructions:
      'Press Space to pick up the item. Move it with the arrow keys, drop it with Space, cancel with Escape.',
    position: (number: number, total: number) => `position ${number} of ${total}`,
    pickedUp: (name: string, position: string) => `Picked up ${name}, ${position}.`,
    moved: (name: string, position: string) => `${name} is now at ${position}.`,
    dropped: (name: string, position: string) => `Dropped ${name} at ${position}.`,
    notMoved: 'The item was not moved.',
    canceled: (name: string) => `Move canceled. ${name} is back at its original position.`,
  },
} as const;
