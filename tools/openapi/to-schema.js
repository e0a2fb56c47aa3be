import ts from 'typescript';

/**
 * @typedef {import('typescript').Type} Type
 * @typedef {Record<string, unknown>} Schema
 */

/** TypeScript's own names, which mean nothing in the API. */
const anonymous = new Set([
  '__type',
  '__object',
  'Pick',
  'Omit',
  'Partial',
  'Record',
  'Array',
  'ReadonlyArray',
]);
const { TypeFlags } = ts;

const compareAsJson = (/** @type {unknown} */ a, /** @type {unknown} */ b) =>
  JSON.stringify(a) < JSON.stringify(b) ? -1 : 1;

/**
 * Converts types of the contract into JSON Schema (2020-12, as in OpenAPI 3.1). Interfaces and named types become named
 * schemas.
 * @param {import('typescript').TypeChecker} checker
 */
export function schemaMaker(checker) {
  /** @type {Record<string, Schema>} */
  const definitions = {};
  /** @type {Map<string, Type>} */
  const owners = new Map();

  /** @param {Type} type @returns {string | null} */
  function nameOf(type) {
    const alias = type.aliasSymbol;
    const symbol = alias ?? type.symbol;
    if (!symbol || anonymous.has(symbol.name)) return null;
    const isInterface = Boolean(symbol.flags & ts.SymbolFlags.Interface);
    if (!alias && !isInterface) return null;
    const args = alias
      ? (type.aliasTypeArguments ?? [])
      : type.flags & TypeFlags.Object
        ? checker.getTypeArguments(/** @type {import('typescript').TypeReference} */ (type))
        : [];
    const names = args.map((argument) => nameOf(argument));
    if (names.includes(null)) return null;
    return [symbol.name, ...names].join('Of');
  }

  /** @param {Type} type @returns {Schema} */
  function schemaOf(type) {
    const name = nameOf(type);
    if (!name || name === 'None' || name === 'DownloadedFile' || name === 'Blob')
      return inline(type);
    const owner = owners.get(name);
    if (owner && owner !== type) {
      if (checker.typeToString(owner) !== checker.typeToString(type)) {
        throw new Error(`Two types are called ${name}: give one of them another name.`);
      }
    } else if (!owner) {
      owners.set(name, type);
      definitions[name] = {};
      const comment = (type.aliasSymbol ?? type.symbol).getDocumentationComment(checker);
      const description = ts.displayPartsToString(comment);
      Object.assign(definitions[name], description && { description }, inline(type));
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** @param {Type} type @returns {Schema} */
  function inline(type) {
    const { flags } = type;
    if (flags & (TypeFlags.Any | TypeFlags.Unknown)) return {};
    if (flags & TypeFlags.Null) return { type: 'null' };
    if (type.isStringLiteral()) return { type: 'string', const: type.value };
    if (type.isNumberLiteral()) return { type: 'number', const: type.value };
    if (flags & TypeFlags.BooleanLiteral) {
      return { type: 'boolean', const: checker.typeToString(type) === 'true' };
    }
    if (flags & TypeFlags.StringLike) return { type: 'string' };
    if (flags & TypeFlags.NumberLike) return { type: 'number' };
    if (flags & TypeFlags.BooleanLike) return { type: 'boolean' };
    if (type.isUnion()) return union(type.types);
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(
        /** @type {import('typescript').TypeReference} */ (type),
      );
      return { type: 'array', items: item ? schemaOf(item) : {} };
    }
    if (type.symbol?.name === 'Blob' || type.symbol?.name === 'DownloadedFile') {
      return { type: 'string', contentEncoding: 'binary' };
    }
    return object(type);
  }

  /** @param {readonly Type[]} types @returns {Schema} */
  function union(types) {
    const present = types.filter(({ flags }) => !(flags & TypeFlags.Undefined));
    const nullable = present.some(({ flags }) => flags & TypeFlags.Null);
    const rest = present.filter(({ flags }) => !(flags & TypeFlags.Null));
    const isBoolean = rest.length > 0 && rest.every(({ flags }) => flags & TypeFlags.BooleanLike);
    if (isBoolean && rest.length === 2) return { type: nullable ? ['boolean', 'null'] : 'boolean' };
    const literals = rest.filter((member) => member.isStringLiteral() || member.isNumberLiteral());
    if (literals.length === rest.length && rest.length > 0) {
      const values = literals
        .map((literal) => /** @type {import('typescript').LiteralType} */ (literal).value)
        .sort(compareAsJson);
      const type = typeof values[0] === 'string' ? 'string' : 'number';
      return nullable ? { type: [type, 'null'], enum: [...values, null] } : { type, enum: values };
    }
    const schemas = rest.map((member) => schemaOf(member)).sort(compareAsJson);
    const [only] = schemas;
    if (only && schemas.length === 1) {
      if (!nullable) return only;
      if (typeof only.type === 'string' && !('const' in only))
        return { ...only, type: [only.type, 'null'] };
      return { anyOf: [only, { type: 'null' }] };
    }
    return { anyOf: nullable ? [...schemas, { type: 'null' }] : schemas };
  }

  /** @param {Type} type @param {(name: string) => boolean} [isIncluded] @returns {Schema} */
  function object(type, isIncluded = () => true) {
    /** @type {Record<string, Schema>} */
    const properties = {};
    /** @type {string[]} */
    const required = [];
    for (const property of checker.getPropertiesOfType(type)) {
      if (!isIncluded(property.name)) continue;
      const schema = schemaOf(checker.getTypeOfSymbol(property));
      const description = ts.displayPartsToString(property.getDocumentationComment(checker));
      properties[property.name] = description ? { ...schema, description } : schema;
      if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name);
    }
    const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
    const isNever = Boolean(index && index.type.flags & TypeFlags.Never);
    return {
      type: 'object',
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required }),
      ...(index && !isNever && { additionalProperties: schemaOf(index.type) }),
    };
  }

  /**
   * Parameters of a request that is an object, or of each object of a union.
   * @param {Type} type
   * @returns {Map<string, { schema: Schema, required: boolean, description: string }>}
   */
  function parametersOf(type) {
    const branches = type.isUnion() ? type.types : [type];
    const parameters = new Map();
    for (const branch of branches) {
      for (const property of checker.getPropertiesOfType(branch)) {
        const isInAll = branches.every((member) => {
          const same = member.getProperty(property.name);
          return same && !(same.flags & ts.SymbolFlags.Optional);
        });
        if (!parameters.has(property.name)) {
          parameters.set(property.name, {
            schema: schemaOf(checker.getTypeOfSymbol(property)),
            required: isInAll,
            description: ts.displayPartsToString(property.getDocumentationComment(checker)),
          });
        }
      }
    }
    return parameters;
  }

  return { named: definitions, schemaOf, object, parametersOf };
}
