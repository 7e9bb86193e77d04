import { missingClasses } from './classes.ts';

const source = `import s from './grid.module.css';
import g from '../other.module.css';
const a = <li className={\`\${s.tile} \${s[shape]}\`}><p className={g.box}>{texts.tiles} {this.s.nothing}</p></li>;`;

describe('the classes that a component names', () => {
  it('stand in the module that it names them from', () => {
    const read = (path: string) =>
      ({ './grid.module.css': '.tile:hover > img { gap: 1.5px }', '../other.module.css': '.card .box::after { content: "" }' })[path] ?? '';
    expect(missingClasses(source, read)).toEqual([]);
  });

  it('are missing where they moved to another module, or stand in a comment alone', () => {
    const read = (path: string) => (path === './grid.module.css' ? '/* .tile was here */ .tiles { gap: 0 }' : '.box { gap: 0 }');
    expect(missingClasses(source, read)).toEqual(['./grid.module.css: tile']);
  });
});
