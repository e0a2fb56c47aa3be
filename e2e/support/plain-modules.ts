/** Sub-applications without a build step and without React. */

/** `body` runs at evaluation; it publishes the lifecycles with `publish`. */
export const systemModule = (body: string, imports: readonly string[] = []): string =>
  `System.register(${JSON.stringify(imports)}, function (publish) {
  var got = [];
  return {
    setters: ${JSON.stringify(imports)}.map(function (_, at) {
      return function (module) { got[at] = module; };
    }),
    execute: function () { ${body} }
  };
});`;

/** The same body as an ES module; lifecycles that it mentions are exported. */
export const esModule = (body: string, head = ''): string => {
  const names = ['bootstrap', 'mount', 'unmount'].filter((name) => body.includes(`${name}:`));
  return `${head}
var published;
var publish = function (exports) { published = exports; };
${body}
export const { ${names.join(', ')} } = published;`;
};

/** Writes a module's body in one of the formats. */
export type Write = (body: string) => string;

/** Elements that a careless application leaves in content slot, body and head, each marked with its name. */
const litter = `
  var leave = function (parent, name) {
    var piece = document.createElement(name);
    piece.dataset.leftBy = 'faulty';
    parent.append(piece);
    return piece;
  };
  leave(props.domElement, 'h1').textContent = 'Half drawn';
  leave(document.body, 'div').textContent = 'An overlay';
  leave(document.head, 'meta');`;

const resolved = 'return Promise.resolve();';
const pending = 'return new Promise(function () {});';

/** An application that shows a heading, and removes it at unmount. */
export const headingApp = (write: Write, heading: string): string =>
  write(`publish({
    mount: async function (props) {
      var title = document.createElement('h1');
      title.textContent = ${JSON.stringify(heading)};
      props.domElement.append(title);
    },
    unmount: async function (props) { props.domElement.replaceChildren(); },
  });`);

/** The same as a System module. */
export const systemHeadingApp = (heading: string): string => headingApp(systemModule, heading);

const lifecycles = (mount: string, unmount: string, bootstrap = resolved): string =>
  `publish({
    bootstrap: function () { ${bootstrap} },
    mount: function (props) { ${mount} },
    unmount: function () { ${unmount} },
  });`;

/** Modules with faults, in either format. */
export const brokenAs = (write: Write) => ({
  syntax: write === systemModule ? 'System.register([], (( ' : 'export const mount = (( ',
  evaluation: write(`throw new Error('broken on evaluation'); publish({ mount: 1, unmount: 1 });`),
  missingLifecycle: write('publish({ mount: async function () {} });'),
  hangInBootstrap: write(lifecycles(litter + resolved, resolved, pending)),
  hangInMount: write(lifecycles(litter + pending, resolved)),
  throwInRender: write(lifecycles(`${litter} throw new Error('broken in render');`, resolved)),
  hangInUnmount: write(lifecycles(litter + resolved, pending)),
  throwInUnmount: write(lifecycles(litter + resolved, `throw new Error('broken in unmount');`)),
});

export const broken = brokenAs(systemModule);

/** Selector of the elements of `litter`. */
export const leftoversOfFaulty = '[data-left-by="faulty"]';
