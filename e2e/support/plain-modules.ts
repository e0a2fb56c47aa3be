/** Sub-applications without a build: modules written out, without React. */

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

/** The same body as an ES module; lifecycles that it names are exported. */
export const esModule = (body: string, head = ''): string => {
  const names = ['bootstrap', 'mount', 'unmount'].filter((name) => body.includes(`${name}:`));
  return `${head}
var published;
var publish = function (exports) { published = exports; };
${body}
export const { ${names.join(', ')} } = published;`;
};

/** How a module is written, and what its text is then. */
export type Write = (body: string) => string;

/** What a careless application leaves in content slot, body and head; each piece says whose it is. */
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

const settled = 'return Promise.resolve();';
const never = 'return new Promise(function () {});';

/** An application that shows a heading, and takes it away again. */
export const showingAs = (write: Write, heading: string): string =>
  write(`publish({
    mount: async function (props) {
      var title = document.createElement('h1');
      title.textContent = ${JSON.stringify(heading)};
      props.domElement.append(title);
    },
    unmount: async function (props) { props.domElement.replaceChildren(); },
  });`);

/** One that does so as a System module. */
export const showing = (heading: string): string => showingAs(systemModule, heading);

const lifecycles = (mount: string, unmount: string, bootstrap = settled): string =>
  `publish({
    bootstrap: function () { ${bootstrap} },
    mount: function (props) { ${mount} },
    unmount: function () { ${unmount} },
  });`;

/** Modules that break, written either way. */
export const brokenAs = (write: Write) => ({
  syntax: write === systemModule ? 'System.register([], (( ' : 'export const mount = (( ',
  evaluation: write(`throw new Error('broken on evaluation'); publish({ mount: 1, unmount: 1 });`),
  missingLifecycle: write('publish({ mount: async function () {} });'),
  hangInBootstrap: write(lifecycles(litter + settled, settled, never)),
  hangInMount: write(lifecycles(litter + never, settled)),
  throwInRender: write(lifecycles(`${litter} throw new Error('broken in render');`, settled)),
  hangInUnmount: write(lifecycles(litter + settled, never)),
  throwInUnmount: write(lifecycles(litter + settled, `throw new Error('broken in unmount');`)),
});

export const broken = brokenAs(systemModule);

/** Everything that the pieces of `litter` are found by. */
export const leftoversOfFaulty = '[data-left-by="faulty"]';
