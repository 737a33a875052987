// The package's types as one text, so that no change of them goes unseen. What is kept in
// api-report.md changes only on purpose: OTAU_REPORT=write node --test tests/types/report.test.mjs
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import ts from "typescript";

const root = new URL("../../pkg/", import.meta.url);
const kept = new URL("api-report.md", import.meta.url);
const paths = readdirSync(root, { recursive: true }).map((name) => name.replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".d.ts") && !name.startsWith("dist/")).sort();

/** A file's declarations, each in one spelling, without what is said of them. */
function declarations(path) {
  const source = ts.createSourceFile(path, readFileSync(new URL(path, root), "utf8"), ts.ScriptTarget.Latest);
  return ts.createPrinter({ removeComments: true }).printFile(source).trim();
}

const report = `# The package's types\n\n${paths.map((path) => `## ${path}\n\n\`\`\`ts\n${declarations(path)}\n\`\`\`\n`).join("\n")}`;

test("the types are those of the report", () => {
  if (process.env.OTAU_REPORT === "write") writeFileSync(kept, report);
  assert.ok(existsSync(kept), "there is no report yet");
  assert.equal(report, readFileSync(kept, "utf8"), "the types changed: if on purpose, write the report anew (see the test's first lines)");
});

test("no type is any", () => {
  for (const path of paths) {
    const source = ts.createSourceFile(path, readFileSync(new URL(path, root), "utf8"), ts.ScriptTarget.Latest);
    const visit = (node) => {
      assert.notEqual(node.kind, ts.SyntaxKind.AnyKeyword, `${path}: ${node.parent?.getText?.(source) ?? ""}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
});
