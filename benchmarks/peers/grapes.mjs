// GrapesJS with its default interface.
import grapesjs from 'grapesjs';
import { makeDocument } from '../document.mjs';

const { tree, nodes, texts } = makeDocument(Number(new URLSearchParams(location.search).get('n')));
const leaf = (tagName, type, content, style, attributes) => ({
  tagName,
  type,
  components: [{ type: 'textnode', content }],
  style,
  attributes,
});
const convert = ({ type, props, children }) => {
  const components = children.map(convert);
  switch (type) {
    case 'Section':
      return { tagName: 'section', style: { padding: `${props.pad}px` }, components };
    case 'Columns':
      return { tagName: 'div', style: { display: 'flex', gap: `${props.gap}px` }, components };
    case 'Column':
      return { tagName: 'div', style: { flex: '1' }, components };
    case 'Heading':
      return leaf('h3', 'text', props.text, { color: props.color });
    case 'Text':
      return leaf('p', 'text', props.text, { color: props.color }, { 'data-t': '1' });
    case 'Button':
      return leaf('a', 'link', props.label, {}, { href: props.href });
    default:
      return {
        type: 'image',
        attributes: { src: props.src, width: props.width, height: props.height },
      };
  }
};
const editor = grapesjs.init({
  container: '#r',
  height: '100vh',
  storageManager: false,
  components: tree.children.map(convert),
});
const list = () => editor.Canvas.getDocument()?.querySelectorAll('[data-t]') ?? [];
let found;
const component = (i) => {
  found ??= editor.getWrapper().find('[data-t]');
  return found[i];
};
const rect = (i) => {
  const r = list()[i].getBoundingClientRect();
  const f = document.querySelector('.gjs-frame').getBoundingClientRect();
  return { x: f.x + r.x + 20, y: f.y + r.y + r.height / 2 };
};
window.bench = {
  nodes,
  texts,
  els: list,
  rect,
  hover: rect,
  drags: true,
  select: (i) => editor.select(component(i)),
  setText: (i, value) => {
    component(i).components(value);
  },
  order: () =>
    [...list()]
      .slice(0, 12)
      .map((element) => element.textContent.slice(0, 7))
      .join(),
};
