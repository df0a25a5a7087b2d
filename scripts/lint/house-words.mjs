// Lint rule: comments, test titles and the texts of the user interface must not contain British spellings or vague
// words.

/** Patterns of unwanted words, with their replacements. Words with a legitimate use do not belong here. */
const HOUSE_WORDS = /** @type {const} */ ([
  [/\bwhoever\b/i, 'the role: caller, owner, user'],
  [/\bsomebody\b/i, 'the role: user, owner, visitor'],
  [/\b(?:is|are) away\b/i, '"is unavailable" or "is down"'],
  [/\btak(?:e|es|en) back\b/i, '"refund", "revoke" or "undo"'],
  [/\bg(?:ive|ives|iven|ave) up\b/i, '"stop", "fail" or "time out"'],
  [/\bgo(?:es)? on\b/i, '"continue"'],
  [/\bfor ever\b/i, '"forever"'],
  [/\bmend(?:s|ed|ing)?\b/i, '"fix"'],
  [/\be-mail(?:s|ed)?\b/i, '"email"'],
  [/\bcolour(?:s|ed)?\b/i, '"color"'],
  [/\blicence(?:s|d)?\b/i, '"license"'],
  [/\bcancell(?:ed|ing)\b/i, '"canceled", "canceling"'],
  [/\bgrey\b/i, '"gray"'],
  [/\bbehaviour(?:s)?\b/i, '"behavior"'],
  [/\bneighbour(?:s|ing)?\b/i, '"neighbor"'],
]);

const TITLED = /^(?:it|test|describe|journey)$/;

/**
 * @param {import('estree').Node} node the callee, such as `it`, `it.each([…])` or `describe.skip`
 * @returns {string | undefined} the name at the start of the callee
 */
function calleeName(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return calleeName(/** @type {import('estree').Node} */ (node.object));
  if (node.type === 'CallExpression') return calleeName(node.callee);
  return node.type === 'TaggedTemplateExpression' ? calleeName(node.tag) : undefined;
}

/** @type {import('eslint').Rule.RuleModule} */
export const houseWords = {
  meta: { type: 'suggestion', schema: [], messages: { avoid: 'Avoid "{{word}}": write {{better}}.' } },
  create(context) {
    const isMessages = /(?:^|[\\/])messages\.ts$/.test(context.filename);
    /**
     * @param {{ loc?: import('estree').SourceLocation | null }} place
     * @param {string} text
     */
    const check = (place, text) => {
      // Joins wrapped lines, because a phrase may span two lines.
      const line = text.replace(/\s+(?:\*\s+)?/g, ' ');
      for (const [pattern, better] of HOUSE_WORDS) {
        const word = pattern.exec(line)?.[0];
        if (word && place.loc) context.report({ loc: place.loc, messageId: 'avoid', data: { word, better } });
      }
    };
    return {
      Program: () => context.sourceCode.getAllComments().forEach((comment) => check(comment, comment.value)),
      CallExpression: (node) => {
        const [title] = node.arguments;
        if (title?.type !== 'Literal' && title?.type !== 'TemplateLiteral') return;
        if (TITLED.test(calleeName(node.callee) ?? '')) check(title, context.sourceCode.getText(title));
      },
      JSXText: (/** @type {any} */ node) => check(node, node.value),
      Literal: (node) => {
        if (isMessages && typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement: (node) => {
        if (isMessages) check(node, node.value.raw);
      },
    };
  },
};
