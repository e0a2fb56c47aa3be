/** Sub-applications that nobody built: System modules written out, without React. */

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

/** An application that shows a heading, and takes it away again. */
export const showing = (heading: string): string =>
  systemModule(`publish({
    mount: async function (props) {
      var title = document.createElement('h1');
      title.textContent = ${JSON.stringify(heading)};
      props.domElement.append(title);
    },
    unmount: async function (props) { props.domElement.replaceChildren(); },
  });`);

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

const lifecycles = (mount: string, unmount: string, bootstrap = settled): string =>
  systemModule(`publish({
    bootstrap: function () { ${bootstrap} },
    mount: function (props) { ${mount} },
    unmount: function () { ${unmount} },
  });`);

export const broken = {
  syntax: 'System.register([], (( ',
  evaluation: systemModule(`throw new Error('broken on evaluation');`),
  missingLifecycle: systemModule('publish({ mount: async function () {} });'),
  hangInBootstrap: lifecycles(litter + settled, settled, never),
  hangInMount: lifecycles(litter + never, settled),
  throwInRender: lifecycles(`${litter} throw new Error('broken in render');`, settled),
  hangInUnmount: lifecycles(litter + settled, never),
  throwInUnmount: lifecycles(litter + settled, `throw new Error('broken in unmount');`),
};

/** Everything that the pieces of `litter` are found by. */
export const leftByFaulty = '[data-left-by="faulty"]';
