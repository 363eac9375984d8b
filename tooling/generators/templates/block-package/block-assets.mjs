import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync, transformSync } from 'esbuild';

/**
 * Returns the minified rules of a sheet.
 * @throws when the sheet is not one `@layer org.blocks { ... }`
 */
function getRules(path) {
  const { code } = transformSync(readFileSync(path, 'utf8'), { loader: 'css', minify: true });
  const rules = /^@layer org\.blocks\{([\s\S]*)\}$/.exec(code.trim())?.[1];
  if (rules === undefined) throw new Error(`${path} has to be one @layer org.blocks { ... }`);
  return rules;
}

/**
 * Returns an enhancement and its imports as one expression.
 * @throws when it exports anything else
 */
function getExpression(path) {
  const { outputFiles } = buildSync({
    entryPoints: [path],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
  });
  const text = (outputFiles[0]?.text ?? '').trim();
  const [ending, local] = /export\{(\S+) as enhance\};?$/.exec(text) ?? [];
  if (ending === undefined) throw new Error(`${path} has to export enhance and nothing else`);
  return `(()=>{${text.slice(0, -ending.length)}return ${local}})()`;
}

/** Plugin of esbuild that imports styles and enhancements as text: `./x.css` and `./x.enhance.ts?text`. */
export function blockAssets() {
  const filter = /(?:\.css|\.enhance\.ts\?text)$/;
  return {
    name: 'block-assets',
    setup(build) {
      build.onResolve({ filter }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path.replace(/\?text$/, '')),
        namespace: 'block-assets',
      }));
      build.onLoad({ filter: /./, namespace: 'block-assets' }, ({ path }) => {
        const text = path.endsWith('.css') ? getRules(path) : getExpression(path);
        return {
          contents: `export default ${JSON.stringify(text)}`,
          loader: 'js',
          watchFiles: [path],
        };
      });
    },
  };
}

/** Returns the styles of all blocks of a package as one sheet, for the canvas of the editor and for pages that link it. */
export function allStyles(folder) {
  const blocks = join(folder, 'src/blocks');
  const sheets = readdirSync(blocks)
    .sort()
    .flatMap((block) =>
      readdirSync(join(blocks, block))
        .filter((file) => file.endsWith('.css'))
        .sort()
        .map((file) => join(blocks, block, file)),
    );
  return `@layer org.blocks{${sheets.map(getRules).join('')}}\n`;
}
