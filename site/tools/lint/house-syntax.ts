/** Syntax that the lint rule `no-restricted-syntax` refuses, and what to write instead. */

export const environmentRead = {
  selector:
    "MemberExpression[object.type='MetaProperty'][property.name='env'], MemberExpression[object.name='process'][property.name='env']",
  message: "Only entry points read the environment, by site/config/env.ts.",
};

export const houseSyntax = [
  {
    selector: "TSAsExpression > TSAsExpression[typeAnnotation.type='TSUnknownKeyword']",
    message: "Parse at the boundary instead of casting through unknown.",
  },
  {
    selector:
      "JSXAttribute[name.name='dangerouslySetInnerHTML'], AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]",
    message: "Render React nodes; markup never becomes HTML text.",
  },
  {
    selector: "[name.name='Skeleton']:not(:has([name.name='role'])) > [name.name='aria-label']",
    message: "Use LoadingSkeleton: a label without a role is not announced.",
  },
];

export const ownFormat = {
  selector:
    "CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/], NewExpression[callee.object.name='Intl']",
  message: "Format dates, sizes and numbers by site/format.",
};
