import ts from "typescript";

/** The same declarations with all fields, lists and maps readonly, and without comments. */
export function readonlyTypes(text) {
  const file = ts.createSourceFile("types.ts", text, ts.ScriptTarget.Latest);
  const { transformed } = ts.transform(file, [(context) => (root) => visited(root, context)]);
  const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });
  return printer
    .printFile(transformed[0])
    .replace(/^ +/gm, (indent) => indent.slice(indent.length / 2))
    .replaceAll("}\nexport", "}\n\nexport");
}

function visited(node, context) {
  const { factory } = context;
  const inner = ts.visitEachChild(node, (child) => visited(child, context), context);
  const modifiers = [factory.createModifier(ts.SyntaxKind.ReadonlyKeyword)];
  if (ts.isPropertySignature(inner))
    return factory.updatePropertySignature(inner, modifiers, inner.name, inner.questionToken, bare(inner.type));
  if (ts.isIndexSignatureDeclaration(inner))
    return factory.updateIndexSignature(inner, modifiers, inner.parameters, inner.type);
  if (ts.isArrayTypeNode(inner)) return factory.createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, inner);
  return inner;
}

/** A union needs no parentheses where it is all there is. */
function bare(type) {
  return ts.isParenthesizedTypeNode(type) ? type.type : type;
}
