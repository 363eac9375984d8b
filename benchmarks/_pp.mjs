var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// ../node_modules/.pnpm/property-expr@2.0.6/node_modules/property-expr/index.js
var require_property_expr = __commonJS({
  "../node_modules/.pnpm/property-expr@2.0.6/node_modules/property-expr/index.js"(exports, module) {
    "use strict";
    function Cache(maxSize) {
      this._maxSize = maxSize;
      this.clear();
    }
    Cache.prototype.clear = function() {
      this._size = 0;
      this._values = /* @__PURE__ */ Object.create(null);
    };
    Cache.prototype.get = function(key) {
      return this._values[key];
    };
    Cache.prototype.set = function(key, value) {
      this._size >= this._maxSize && this.clear();
      if (!(key in this._values)) this._size++;
      return this._values[key] = value;
    };
    var SPLIT_REGEX = /[^.^\]^[]+|(?=\[\]|\.\.)/g;
    var DIGIT_REGEX = /^\d+$/;
    var LEAD_DIGIT_REGEX = /^\d/;
    var SPEC_CHAR_REGEX = /[~`!#$%\^&*+=\-\[\]\\';,/{}|\\":<>\?]/g;
    var CLEAN_QUOTES_REGEX = /^\s*(['"]?)(.*?)(\1)\s*$/;
    var MAX_CACHE_SIZE = 512;
    var pathCache = new Cache(MAX_CACHE_SIZE);
    var setCache = new Cache(MAX_CACHE_SIZE);
    var getCache = new Cache(MAX_CACHE_SIZE);
    module.exports = {
      Cache,
      split,
      normalizePath,
      setter: function(path) {
        var parts2 = normalizePath(path);
        return setCache.get(path) || setCache.set(path, function setter(obj, value) {
          var index = 0;
          var len = parts2.length;
          var data = obj;
          while (index < len - 1) {
            var part = parts2[index];
            if (part === "__proto__" || part === "constructor" || part === "prototype") {
              return obj;
            }
            data = data[parts2[index++]];
          }
          data[parts2[index]] = value;
        });
      },
      getter: function(path, safe) {
        var parts2 = normalizePath(path);
        return getCache.get(path) || getCache.set(path, function getter(data) {
          var index = 0, len = parts2.length;
          while (index < len) {
            if (data != null || !safe) data = data[parts2[index++]];
            else return;
          }
          return data;
        });
      },
      join: function(segments) {
        return segments.reduce(function(path, part) {
          return path + (isQuoted(part) || DIGIT_REGEX.test(part) ? "[" + part + "]" : (path ? "." : "") + part);
        }, "");
      },
      forEach: function(path, cb, thisArg) {
        forEach(Array.isArray(path) ? path : split(path), cb, thisArg);
      }
    };
    function normalizePath(path) {
      return pathCache.get(path) || pathCache.set(
        path,
        split(path).map(function(part) {
          return part.replace(CLEAN_QUOTES_REGEX, "$2");
        })
      );
    }
    function split(path) {
      return path.match(SPLIT_REGEX) || [""];
    }
    function forEach(parts2, iter, thisArg) {
      var len = parts2.length, part, idx, isArray, isBracket;
      for (idx = 0; idx < len; idx++) {
        part = parts2[idx];
        if (part) {
          if (shouldBeQuoted(part)) {
            part = '"' + part + '"';
          }
          isBracket = isQuoted(part);
          isArray = !isBracket && /^\d+$/.test(part);
          iter.call(thisArg, part, isBracket, isArray, idx, parts2);
        }
      }
    }
    function isQuoted(str) {
      return typeof str === "string" && str && ["'", '"'].indexOf(str.charAt(0)) !== -1;
    }
    function hasLeadingNumber(part) {
      return part.match(LEAD_DIGIT_REGEX) && !part.match(DIGIT_REGEX);
    }
    function hasSpecialChars(part) {
      return SPEC_CHAR_REGEX.test(part);
    }
    function shouldBeQuoted(part) {
      return !isQuoted(part) && (hasLeadingNumber(part) || hasSpecialChars(part));
    }
  }
});

// ../node_modules/.pnpm/tiny-case@1.0.3/node_modules/tiny-case/index.js
var require_tiny_case = __commonJS({
  "../node_modules/.pnpm/tiny-case@1.0.3/node_modules/tiny-case/index.js"(exports, module) {
    var reWords = /[A-Z\xc0-\xd6\xd8-\xde]?[a-z\xdf-\xf6\xf8-\xff]+(?:['’](?:d|ll|m|re|s|t|ve))?(?=[\xac\xb1\xd7\xf7\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf\u2000-\u206f \t\x0b\f\xa0\ufeff\n\r\u2028\u2029\u1680\u180e\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000]|[A-Z\xc0-\xd6\xd8-\xde]|$)|(?:[A-Z\xc0-\xd6\xd8-\xde]|[^\ud800-\udfff\xac\xb1\xd7\xf7\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf\u2000-\u206f \t\x0b\f\xa0\ufeff\n\r\u2028\u2029\u1680\u180e\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\d+\u2700-\u27bfa-z\xdf-\xf6\xf8-\xffA-Z\xc0-\xd6\xd8-\xde])+(?:['’](?:D|LL|M|RE|S|T|VE))?(?=[\xac\xb1\xd7\xf7\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf\u2000-\u206f \t\x0b\f\xa0\ufeff\n\r\u2028\u2029\u1680\u180e\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000]|[A-Z\xc0-\xd6\xd8-\xde](?:[a-z\xdf-\xf6\xf8-\xff]|[^\ud800-\udfff\xac\xb1\xd7\xf7\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf\u2000-\u206f \t\x0b\f\xa0\ufeff\n\r\u2028\u2029\u1680\u180e\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\d+\u2700-\u27bfa-z\xdf-\xf6\xf8-\xffA-Z\xc0-\xd6\xd8-\xde])|$)|[A-Z\xc0-\xd6\xd8-\xde]?(?:[a-z\xdf-\xf6\xf8-\xff]|[^\ud800-\udfff\xac\xb1\xd7\xf7\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf\u2000-\u206f \t\x0b\f\xa0\ufeff\n\r\u2028\u2029\u1680\u180e\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\d+\u2700-\u27bfa-z\xdf-\xf6\xf8-\xffA-Z\xc0-\xd6\xd8-\xde])+(?:['’](?:d|ll|m|re|s|t|ve))?|[A-Z\xc0-\xd6\xd8-\xde]+(?:['’](?:D|LL|M|RE|S|T|VE))?|\d*(?:1ST|2ND|3RD|(?![123])\dTH)(?=\b|[a-z_])|\d*(?:1st|2nd|3rd|(?![123])\dth)(?=\b|[A-Z_])|\d+|(?:[\u2700-\u27bf]|(?:\ud83c[\udde6-\uddff]){2}|[\ud800-\udbff][\udc00-\udfff])[\ufe0e\ufe0f]?(?:[\u0300-\u036f\ufe20-\ufe2f\u20d0-\u20ff]|\ud83c[\udffb-\udfff])?(?:\u200d(?:[^\ud800-\udfff]|(?:\ud83c[\udde6-\uddff]){2}|[\ud800-\udbff][\udc00-\udfff])[\ufe0e\ufe0f]?(?:[\u0300-\u036f\ufe20-\ufe2f\u20d0-\u20ff]|\ud83c[\udffb-\udfff])?)*/g;
    var words = (str) => str.match(reWords) || [];
    var upperFirst = (str) => str[0].toUpperCase() + str.slice(1);
    var join = (str, d) => words(str).join(d).toLowerCase();
    var camelCase = (str) => words(str).reduce(
      (acc, next) => `${acc}${!acc ? next.toLowerCase() : next[0].toUpperCase() + next.slice(1).toLowerCase()}`,
      ""
    );
    var pascalCase = (str) => upperFirst(camelCase(str));
    var snakeCase = (str) => join(str, "_");
    var kebabCase = (str) => join(str, "-");
    var sentenceCase = (str) => upperFirst(join(str, " "));
    var titleCase = (str) => words(str).map(upperFirst).join(" ");
    module.exports = {
      words,
      upperFirst,
      camelCase,
      pascalCase,
      snakeCase,
      kebabCase,
      sentenceCase,
      titleCase
    };
  }
});

// ../node_modules/.pnpm/toposort@2.0.2/node_modules/toposort/index.js
var require_toposort = __commonJS({
  "../node_modules/.pnpm/toposort@2.0.2/node_modules/toposort/index.js"(exports, module) {
    module.exports = function(edges) {
      return toposort(uniqueNodes(edges), edges);
    };
    module.exports.array = toposort;
    function toposort(nodes, edges) {
      var cursor = nodes.length, sorted = new Array(cursor), visited = {}, i2 = cursor, outgoingEdges = makeOutgoingEdges(edges), nodesHash = makeNodesHash(nodes);
      edges.forEach(function(edge) {
        if (!nodesHash.has(edge[0]) || !nodesHash.has(edge[1])) {
          throw new Error("Unknown node. There is an unknown node in the supplied edges.");
        }
      });
      while (i2--) {
        if (!visited[i2]) visit(nodes[i2], i2, /* @__PURE__ */ new Set());
      }
      return sorted;
      function visit(node2, i3, predecessors) {
        if (predecessors.has(node2)) {
          var nodeRep;
          try {
            nodeRep = ", node was:" + JSON.stringify(node2);
          } catch (e) {
            nodeRep = "";
          }
          throw new Error("Cyclic dependency" + nodeRep);
        }
        if (!nodesHash.has(node2)) {
          throw new Error("Found unknown node. Make sure to provided all involved nodes. Unknown node: " + JSON.stringify(node2));
        }
        if (visited[i3]) return;
        visited[i3] = true;
        var outgoing = outgoingEdges.get(node2) || /* @__PURE__ */ new Set();
        outgoing = Array.from(outgoing);
        if (i3 = outgoing.length) {
          predecessors.add(node2);
          do {
            var child = outgoing[--i3];
            visit(child, nodesHash.get(child), predecessors);
          } while (i3);
          predecessors.delete(node2);
        }
        sorted[--cursor] = node2;
      }
    }
    function uniqueNodes(arr) {
      var res = /* @__PURE__ */ new Set();
      for (var i2 = 0, len = arr.length; i2 < len; i2++) {
        var edge = arr[i2];
        res.add(edge[0]);
        res.add(edge[1]);
      }
      return Array.from(res);
    }
    function makeOutgoingEdges(arr) {
      var edges = /* @__PURE__ */ new Map();
      for (var i2 = 0, len = arr.length; i2 < len; i2++) {
        var edge = arr[i2];
        if (!edges.has(edge[0])) edges.set(edge[0], /* @__PURE__ */ new Set());
        if (!edges.has(edge[1])) edges.set(edge[1], /* @__PURE__ */ new Set());
        edges.get(edge[0]).add(edge[1]);
      }
      return edges;
    }
    function makeNodesHash(arr) {
      var res = /* @__PURE__ */ new Map();
      for (var i2 = 0, len = arr.length; i2 < len; i2++) {
        res.set(arr[i2], i2);
      }
      return res;
    }
  }
});

// ../node_modules/.pnpm/yup@1.7.1/node_modules/yup/index.js
var require_yup = __commonJS({
  "../node_modules/.pnpm/yup@1.7.1/node_modules/yup/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var propertyExpr = require_property_expr();
    var tinyCase = require_tiny_case();
    var toposort = require_toposort();
    function _interopDefaultLegacy(e) {
      return e && typeof e === "object" && "default" in e ? e : { "default": e };
    }
    var toposort__default = /* @__PURE__ */ _interopDefaultLegacy(toposort);
    var toString = Object.prototype.toString;
    var errorToString = Error.prototype.toString;
    var regExpToString = RegExp.prototype.toString;
    var symbolToString = typeof Symbol !== "undefined" ? Symbol.prototype.toString : () => "";
    var SYMBOL_REGEXP = /^Symbol\((.*)\)(.*)$/;
    function printNumber(val) {
      if (val != +val) return "NaN";
      const isNegativeZero = val === 0 && 1 / val < 0;
      return isNegativeZero ? "-0" : "" + val;
    }
    function printSimpleValue(val, quoteStrings = false) {
      if (val == null || val === true || val === false) return "" + val;
      const typeOf = typeof val;
      if (typeOf === "number") return printNumber(val);
      if (typeOf === "string") return quoteStrings ? `"${val}"` : val;
      if (typeOf === "function") return "[Function " + (val.name || "anonymous") + "]";
      if (typeOf === "symbol") return symbolToString.call(val).replace(SYMBOL_REGEXP, "Symbol($1)");
      const tag = toString.call(val).slice(8, -1);
      if (tag === "Date") return isNaN(val.getTime()) ? "" + val : val.toISOString(val);
      if (tag === "Error" || val instanceof Error) return "[" + errorToString.call(val) + "]";
      if (tag === "RegExp") return regExpToString.call(val);
      return null;
    }
    function printValue(value, quoteStrings) {
      let result = printSimpleValue(value, quoteStrings);
      if (result !== null) return result;
      return JSON.stringify(value, function(key, value2) {
        let result2 = printSimpleValue(this[key], quoteStrings);
        if (result2 !== null) return result2;
        return value2;
      }, 2);
    }
    function toArray(value) {
      return value == null ? [] : [].concat(value);
    }
    var _Symbol$toStringTag;
    var _Symbol$hasInstance;
    var _Symbol$toStringTag2;
    var strReg = /\$\{\s*(\w+)\s*\}/g;
    _Symbol$toStringTag = Symbol.toStringTag;
    var ValidationErrorNoStack = class {
      constructor(errorOrErrors, value, field, type) {
        this.name = void 0;
        this.message = void 0;
        this.value = void 0;
        this.path = void 0;
        this.type = void 0;
        this.params = void 0;
        this.errors = void 0;
        this.inner = void 0;
        this[_Symbol$toStringTag] = "Error";
        this.name = "ValidationError";
        this.value = value;
        this.path = field;
        this.type = type;
        this.errors = [];
        this.inner = [];
        toArray(errorOrErrors).forEach((err2) => {
          if (ValidationError.isError(err2)) {
            this.errors.push(...err2.errors);
            const innerErrors = err2.inner.length ? err2.inner : [err2];
            this.inner.push(...innerErrors);
          } else {
            this.errors.push(err2);
          }
        });
        this.message = this.errors.length > 1 ? `${this.errors.length} errors occurred` : this.errors[0];
      }
    };
    _Symbol$hasInstance = Symbol.hasInstance;
    _Symbol$toStringTag2 = Symbol.toStringTag;
    var ValidationError = class _ValidationError extends Error {
      static formatError(message, params) {
        const path = params.label || params.path || "this";
        params = Object.assign({}, params, {
          path,
          originalPath: params.path
        });
        if (typeof message === "string") return message.replace(strReg, (_, key) => printValue(params[key]));
        if (typeof message === "function") return message(params);
        return message;
      }
      static isError(err2) {
        return err2 && err2.name === "ValidationError";
      }
      constructor(errorOrErrors, value, field, type, disableStack) {
        const errorNoStack = new ValidationErrorNoStack(errorOrErrors, value, field, type);
        if (disableStack) {
          return errorNoStack;
        }
        super();
        this.value = void 0;
        this.path = void 0;
        this.type = void 0;
        this.params = void 0;
        this.errors = [];
        this.inner = [];
        this[_Symbol$toStringTag2] = "Error";
        this.name = errorNoStack.name;
        this.message = errorNoStack.message;
        this.type = errorNoStack.type;
        this.value = errorNoStack.value;
        this.path = errorNoStack.path;
        this.errors = errorNoStack.errors;
        this.inner = errorNoStack.inner;
        if (Error.captureStackTrace) {
          Error.captureStackTrace(this, _ValidationError);
        }
      }
      static [_Symbol$hasInstance](inst) {
        return ValidationErrorNoStack[Symbol.hasInstance](inst) || super[Symbol.hasInstance](inst);
      }
    };
    var mixed2 = {
      default: "${path} is invalid",
      required: "${path} is a required field",
      defined: "${path} must be defined",
      notNull: "${path} cannot be null",
      oneOf: "${path} must be one of the following values: ${values}",
      notOneOf: "${path} must not be one of the following values: ${values}",
      notType: ({
        path,
        type,
        value,
        originalValue
      }) => {
        const castMsg = originalValue != null && originalValue !== value ? ` (cast from the value \`${printValue(originalValue, true)}\`).` : ".";
        return type !== "mixed" ? `${path} must be a \`${type}\` type, but the final value was: \`${printValue(value, true)}\`` + castMsg : `${path} must match the configured type. The validated value was: \`${printValue(value, true)}\`` + castMsg;
      }
    };
    var string11 = {
      length: "${path} must be exactly ${length} characters",
      min: "${path} must be at least ${min} characters",
      max: "${path} must be at most ${max} characters",
      matches: '${path} must match the following: "${regex}"',
      email: "${path} must be a valid email",
      url: "${path} must be a valid URL",
      uuid: "${path} must be a valid UUID",
      datetime: "${path} must be a valid ISO date-time",
      datetime_precision: "${path} must be a valid ISO date-time with a sub-second precision of exactly ${precision} digits",
      datetime_offset: '${path} must be a valid ISO date-time with UTC "Z" timezone',
      trim: "${path} must be a trimmed string",
      lowercase: "${path} must be a lowercase string",
      uppercase: "${path} must be a upper case string"
    };
    var number9 = {
      min: "${path} must be greater than or equal to ${min}",
      max: "${path} must be less than or equal to ${max}",
      lessThan: "${path} must be less than ${less}",
      moreThan: "${path} must be greater than ${more}",
      positive: "${path} must be a positive number",
      negative: "${path} must be a negative number",
      integer: "${path} must be an integer"
    };
    var date = {
      min: "${path} field must be later than ${min}",
      max: "${path} field must be at earlier than ${max}"
    };
    var boolean6 = {
      isValue: "${path} field must be ${value}"
    };
    var object14 = {
      noUnknown: "${path} field has unspecified keys: ${unknown}",
      exact: "${path} object contains unknown properties: ${properties}"
    };
    var array3 = {
      min: "${path} field must have at least ${min} items",
      max: "${path} field must have less than or equal to ${max} items",
      length: "${path} must have ${length} items"
    };
    var tuple = {
      notType: (params) => {
        const {
          path,
          value,
          spec
        } = params;
        const typeLen = spec.types.length;
        if (Array.isArray(value)) {
          if (value.length < typeLen) return `${path} tuple value has too few items, expected a length of ${typeLen} but got ${value.length} for value: \`${printValue(value, true)}\``;
          if (value.length > typeLen) return `${path} tuple value has too many items, expected a length of ${typeLen} but got ${value.length} for value: \`${printValue(value, true)}\``;
        }
        return ValidationError.formatError(mixed2.notType, params);
      }
    };
    var locale = Object.assign(/* @__PURE__ */ Object.create(null), {
      mixed: mixed2,
      string: string11,
      number: number9,
      date,
      object: object14,
      array: array3,
      boolean: boolean6,
      tuple
    });
    var isSchema = (obj) => obj && obj.__isYupSchema__;
    var Condition = class _Condition {
      static fromOptions(refs, config) {
        if (!config.then && !config.otherwise) throw new TypeError("either `then:` or `otherwise:` is required for `when()` conditions");
        let {
          is,
          then,
          otherwise
        } = config;
        let check = typeof is === "function" ? is : (...values) => values.every((value) => value === is);
        return new _Condition(refs, (values, schema) => {
          var _branch;
          let branch = check(...values) ? then : otherwise;
          return (_branch = branch == null ? void 0 : branch(schema)) != null ? _branch : schema;
        });
      }
      constructor(refs, builder) {
        this.fn = void 0;
        this.refs = refs;
        this.refs = refs;
        this.fn = builder;
      }
      resolve(base, options) {
        let values = this.refs.map((ref) => (
          // TODO: ? operator here?
          ref.getValue(options == null ? void 0 : options.value, options == null ? void 0 : options.parent, options == null ? void 0 : options.context)
        ));
        let schema = this.fn(values, base, options);
        if (schema === void 0 || // @ts-ignore this can be base
        schema === base) {
          return base;
        }
        if (!isSchema(schema)) throw new TypeError("conditions must return a schema object");
        return schema.resolve(options);
      }
    };
    var prefixes = {
      context: "$",
      value: "."
    };
    function create$9(key, options) {
      return new Reference(key, options);
    }
    var Reference = class {
      constructor(key, options = {}) {
        this.key = void 0;
        this.isContext = void 0;
        this.isValue = void 0;
        this.isSibling = void 0;
        this.path = void 0;
        this.getter = void 0;
        this.map = void 0;
        if (typeof key !== "string") throw new TypeError("ref must be a string, got: " + key);
        this.key = key.trim();
        if (key === "") throw new TypeError("ref must be a non-empty string");
        this.isContext = this.key[0] === prefixes.context;
        this.isValue = this.key[0] === prefixes.value;
        this.isSibling = !this.isContext && !this.isValue;
        let prefix = this.isContext ? prefixes.context : this.isValue ? prefixes.value : "";
        this.path = this.key.slice(prefix.length);
        this.getter = this.path && propertyExpr.getter(this.path, true);
        this.map = options.map;
      }
      getValue(value, parent, context2) {
        let result = this.isContext ? context2 : this.isValue ? value : parent;
        if (this.getter) result = this.getter(result || {});
        if (this.map) result = this.map(result);
        return result;
      }
      /**
       *
       * @param {*} value
       * @param {Object} options
       * @param {Object=} options.context
       * @param {Object=} options.parent
       */
      cast(value, options) {
        return this.getValue(value, options == null ? void 0 : options.parent, options == null ? void 0 : options.context);
      }
      resolve() {
        return this;
      }
      describe() {
        return {
          type: "ref",
          key: this.key
        };
      }
      toString() {
        return `Ref(${this.key})`;
      }
      static isRef(value) {
        return value && value.__isYupRef;
      }
    };
    Reference.prototype.__isYupRef = true;
    var isAbsent = (value) => value == null;
    function createValidation(config) {
      function validate({
        value,
        path = "",
        options,
        originalValue,
        schema
      }, panic, next) {
        const {
          name,
          test,
          params,
          message,
          skipAbsent
        } = config;
        let {
          parent,
          context: context2,
          abortEarly = schema.spec.abortEarly,
          disableStackTrace = schema.spec.disableStackTrace
        } = options;
        const resolveOptions = {
          value,
          parent,
          context: context2
        };
        function createError(overrides = {}) {
          const nextParams = resolveParams(Object.assign({
            value,
            originalValue,
            label: schema.spec.label,
            path: overrides.path || path,
            spec: schema.spec,
            disableStackTrace: overrides.disableStackTrace || disableStackTrace
          }, params, overrides.params), resolveOptions);
          const error = new ValidationError(ValidationError.formatError(overrides.message || message, nextParams), value, nextParams.path, overrides.type || name, nextParams.disableStackTrace);
          error.params = nextParams;
          return error;
        }
        const invalid = abortEarly ? panic : next;
        let ctx = {
          path,
          parent,
          type: name,
          from: options.from,
          createError,
          resolve(item3) {
            return resolveMaybeRef(item3, resolveOptions);
          },
          options,
          originalValue,
          schema
        };
        const handleResult = (validOrError) => {
          if (ValidationError.isError(validOrError)) invalid(validOrError);
          else if (!validOrError) invalid(createError());
          else next(null);
        };
        const handleError = (err2) => {
          if (ValidationError.isError(err2)) invalid(err2);
          else panic(err2);
        };
        const shouldSkip = skipAbsent && isAbsent(value);
        if (shouldSkip) {
          return handleResult(true);
        }
        let result;
        try {
          var _result;
          result = test.call(ctx, value, ctx);
          if (typeof ((_result = result) == null ? void 0 : _result.then) === "function") {
            if (options.sync) {
              throw new Error(`Validation test of type: "${ctx.type}" returned a Promise during a synchronous validate. This test will finish after the validate call has returned`);
            }
            return Promise.resolve(result).then(handleResult, handleError);
          }
        } catch (err2) {
          handleError(err2);
          return;
        }
        handleResult(result);
      }
      validate.OPTIONS = config;
      return validate;
    }
    function resolveParams(params, options) {
      if (!params) return params;
      for (const key of Object.keys(params)) {
        params[key] = resolveMaybeRef(params[key], options);
      }
      return params;
    }
    function resolveMaybeRef(item3, options) {
      return Reference.isRef(item3) ? item3.getValue(options.value, options.parent, options.context) : item3;
    }
    function getIn(schema, path, value, context2 = value) {
      let parent, lastPart, lastPartDebug;
      if (!path) return {
        parent,
        parentPath: path,
        schema
      };
      propertyExpr.forEach(path, (_part, isBracket, isArray) => {
        let part = isBracket ? _part.slice(1, _part.length - 1) : _part;
        schema = schema.resolve({
          context: context2,
          parent,
          value
        });
        let isTuple = schema.type === "tuple";
        let idx = isArray ? parseInt(part, 10) : 0;
        if (schema.innerType || isTuple) {
          if (isTuple && !isArray) throw new Error(`Yup.reach cannot implicitly index into a tuple type. the path part "${lastPartDebug}" must contain an index to the tuple element, e.g. "${lastPartDebug}[0]"`);
          if (value && idx >= value.length) {
            throw new Error(`Yup.reach cannot resolve an array item at index: ${_part}, in the path: ${path}. because there is no value at that index. `);
          }
          parent = value;
          value = value && value[idx];
          schema = isTuple ? schema.spec.types[idx] : schema.innerType;
        }
        if (!isArray) {
          if (!schema.fields || !schema.fields[part]) throw new Error(`The schema does not contain the path: ${path}. (failed at: ${lastPartDebug} which is a type: "${schema.type}")`);
          parent = value;
          value = value && value[part];
          schema = schema.fields[part];
        }
        lastPart = part;
        lastPartDebug = isBracket ? "[" + _part + "]" : "." + _part;
      });
      return {
        schema,
        parent,
        parentPath: lastPart
      };
    }
    function reach(obj, path, value, context2) {
      return getIn(obj, path, value, context2).schema;
    }
    var ReferenceSet = class _ReferenceSet extends Set {
      describe() {
        const description = [];
        for (const item3 of this.values()) {
          description.push(Reference.isRef(item3) ? item3.describe() : item3);
        }
        return description;
      }
      resolveAll(resolve) {
        let result = [];
        for (const item3 of this.values()) {
          result.push(resolve(item3));
        }
        return result;
      }
      clone() {
        return new _ReferenceSet(this.values());
      }
      merge(newItems, removeItems) {
        const next = this.clone();
        newItems.forEach((value) => next.add(value));
        removeItems.forEach((value) => next.delete(value));
        return next;
      }
    };
    function clone(src, seen = /* @__PURE__ */ new Map()) {
      if (isSchema(src) || !src || typeof src !== "object") return src;
      if (seen.has(src)) return seen.get(src);
      let copy;
      if (src instanceof Date) {
        copy = new Date(src.getTime());
        seen.set(src, copy);
      } else if (src instanceof RegExp) {
        copy = new RegExp(src);
        seen.set(src, copy);
      } else if (Array.isArray(src)) {
        copy = new Array(src.length);
        seen.set(src, copy);
        for (let i2 = 0; i2 < src.length; i2++) copy[i2] = clone(src[i2], seen);
      } else if (src instanceof Map) {
        copy = /* @__PURE__ */ new Map();
        seen.set(src, copy);
        for (const [k, v] of src.entries()) copy.set(k, clone(v, seen));
      } else if (src instanceof Set) {
        copy = /* @__PURE__ */ new Set();
        seen.set(src, copy);
        for (const v of src) copy.add(clone(v, seen));
      } else if (src instanceof Object) {
        copy = {};
        seen.set(src, copy);
        for (const [k, v] of Object.entries(src)) copy[k] = clone(v, seen);
      } else {
        throw Error(`Unable to clone ${src}`);
      }
      return copy;
    }
    function createStandardPath(path) {
      if (!(path != null && path.length)) {
        return void 0;
      }
      const segments = [];
      let currentSegment = "";
      let inBrackets = false;
      let inQuotes = false;
      for (let i2 = 0; i2 < path.length; i2++) {
        const char = path[i2];
        if (char === "[" && !inQuotes) {
          if (currentSegment) {
            segments.push(...currentSegment.split(".").filter(Boolean));
            currentSegment = "";
          }
          inBrackets = true;
          continue;
        }
        if (char === "]" && !inQuotes) {
          if (currentSegment) {
            if (/^\d+$/.test(currentSegment)) {
              segments.push(currentSegment);
            } else {
              segments.push(currentSegment.replace(/^"|"$/g, ""));
            }
            currentSegment = "";
          }
          inBrackets = false;
          continue;
        }
        if (char === '"') {
          inQuotes = !inQuotes;
          continue;
        }
        if (char === "." && !inBrackets && !inQuotes) {
          if (currentSegment) {
            segments.push(currentSegment);
            currentSegment = "";
          }
          continue;
        }
        currentSegment += char;
      }
      if (currentSegment) {
        segments.push(...currentSegment.split(".").filter(Boolean));
      }
      return segments;
    }
    function createStandardIssues(error, parentPath) {
      const path = parentPath ? `${parentPath}.${error.path}` : error.path;
      return error.errors.map((err2) => ({
        message: err2,
        path: createStandardPath(path)
      }));
    }
    function issuesFromValidationError(error, parentPath) {
      var _error$inner;
      if (!((_error$inner = error.inner) != null && _error$inner.length) && error.errors.length) {
        return createStandardIssues(error, parentPath);
      }
      const path = parentPath ? `${parentPath}.${error.path}` : error.path;
      return error.inner.flatMap((err2) => issuesFromValidationError(err2, path));
    }
    var Schema = class {
      constructor(options) {
        this.type = void 0;
        this.deps = [];
        this.tests = void 0;
        this.transforms = void 0;
        this.conditions = [];
        this._mutate = void 0;
        this.internalTests = {};
        this._whitelist = new ReferenceSet();
        this._blacklist = new ReferenceSet();
        this.exclusiveTests = /* @__PURE__ */ Object.create(null);
        this._typeCheck = void 0;
        this.spec = void 0;
        this.tests = [];
        this.transforms = [];
        this.withMutation(() => {
          this.typeError(mixed2.notType);
        });
        this.type = options.type;
        this._typeCheck = options.check;
        this.spec = Object.assign({
          strip: false,
          strict: false,
          abortEarly: true,
          recursive: true,
          disableStackTrace: false,
          nullable: false,
          optional: true,
          coerce: true
        }, options == null ? void 0 : options.spec);
        this.withMutation((s) => {
          s.nonNullable();
        });
      }
      // TODO: remove
      get _type() {
        return this.type;
      }
      clone(spec) {
        if (this._mutate) {
          if (spec) Object.assign(this.spec, spec);
          return this;
        }
        const next = Object.create(Object.getPrototypeOf(this));
        next.type = this.type;
        next._typeCheck = this._typeCheck;
        next._whitelist = this._whitelist.clone();
        next._blacklist = this._blacklist.clone();
        next.internalTests = Object.assign({}, this.internalTests);
        next.exclusiveTests = Object.assign({}, this.exclusiveTests);
        next.deps = [...this.deps];
        next.conditions = [...this.conditions];
        next.tests = [...this.tests];
        next.transforms = [...this.transforms];
        next.spec = clone(Object.assign({}, this.spec, spec));
        return next;
      }
      label(label) {
        let next = this.clone();
        next.spec.label = label;
        return next;
      }
      meta(...args) {
        if (args.length === 0) return this.spec.meta;
        let next = this.clone();
        next.spec.meta = Object.assign(next.spec.meta || {}, args[0]);
        return next;
      }
      withMutation(fn) {
        let before = this._mutate;
        this._mutate = true;
        let result = fn(this);
        this._mutate = before;
        return result;
      }
      concat(schema) {
        if (!schema || schema === this) return this;
        if (schema.type !== this.type && this.type !== "mixed") throw new TypeError(`You cannot \`concat()\` schema's of different types: ${this.type} and ${schema.type}`);
        let base = this;
        let combined = schema.clone();
        const mergedSpec = Object.assign({}, base.spec, combined.spec);
        combined.spec = mergedSpec;
        combined.internalTests = Object.assign({}, base.internalTests, combined.internalTests);
        combined._whitelist = base._whitelist.merge(schema._whitelist, schema._blacklist);
        combined._blacklist = base._blacklist.merge(schema._blacklist, schema._whitelist);
        combined.tests = base.tests;
        combined.exclusiveTests = base.exclusiveTests;
        combined.withMutation((next) => {
          schema.tests.forEach((fn) => {
            next.test(fn.OPTIONS);
          });
        });
        combined.transforms = [...base.transforms, ...combined.transforms];
        return combined;
      }
      isType(v) {
        if (v == null) {
          if (this.spec.nullable && v === null) return true;
          if (this.spec.optional && v === void 0) return true;
          return false;
        }
        return this._typeCheck(v);
      }
      resolve(options) {
        let schema = this;
        if (schema.conditions.length) {
          let conditions = schema.conditions;
          schema = schema.clone();
          schema.conditions = [];
          schema = conditions.reduce((prevSchema, condition) => condition.resolve(prevSchema, options), schema);
          schema = schema.resolve(options);
        }
        return schema;
      }
      resolveOptions(options) {
        var _options$strict, _options$abortEarly, _options$recursive, _options$disableStack;
        return Object.assign({}, options, {
          from: options.from || [],
          strict: (_options$strict = options.strict) != null ? _options$strict : this.spec.strict,
          abortEarly: (_options$abortEarly = options.abortEarly) != null ? _options$abortEarly : this.spec.abortEarly,
          recursive: (_options$recursive = options.recursive) != null ? _options$recursive : this.spec.recursive,
          disableStackTrace: (_options$disableStack = options.disableStackTrace) != null ? _options$disableStack : this.spec.disableStackTrace
        });
      }
      /**
       * Run the configured transform pipeline over an input value.
       */
      cast(value, options = {}) {
        let resolvedSchema = this.resolve(Object.assign({}, options, {
          value
          // parent: options.parent,
          // context: options.context,
        }));
        let allowOptionality = options.assert === "ignore-optionality";
        let result = resolvedSchema._cast(value, options);
        if (options.assert !== false && !resolvedSchema.isType(result)) {
          if (allowOptionality && isAbsent(result)) {
            return result;
          }
          let formattedValue = printValue(value);
          let formattedResult = printValue(result);
          throw new TypeError(`The value of ${options.path || "field"} could not be cast to a value that satisfies the schema type: "${resolvedSchema.type}". 

attempted value: ${formattedValue} 
` + (formattedResult !== formattedValue ? `result of cast: ${formattedResult}` : ""));
        }
        return result;
      }
      _cast(rawValue, options) {
        let value = rawValue === void 0 ? rawValue : this.transforms.reduce((prevValue, fn) => fn.call(this, prevValue, rawValue, this, options), rawValue);
        if (value === void 0) {
          value = this.getDefault(options);
        }
        return value;
      }
      _validate(_value, options = {}, panic, next) {
        let {
          path,
          originalValue = _value,
          strict = this.spec.strict
        } = options;
        let value = _value;
        if (!strict) {
          value = this._cast(value, Object.assign({
            assert: false
          }, options));
        }
        let initialTests = [];
        for (let test of Object.values(this.internalTests)) {
          if (test) initialTests.push(test);
        }
        this.runTests({
          path,
          value,
          originalValue,
          options,
          tests: initialTests
        }, panic, (initialErrors) => {
          if (initialErrors.length) {
            return next(initialErrors, value);
          }
          this.runTests({
            path,
            value,
            originalValue,
            options,
            tests: this.tests
          }, panic, next);
        });
      }
      /**
       * Executes a set of validations, either schema, produced Tests or a nested
       * schema validate result.
       */
      runTests(runOptions, panic, next) {
        let fired = false;
        let {
          tests,
          value,
          originalValue,
          path,
          options
        } = runOptions;
        let panicOnce = (arg) => {
          if (fired) return;
          fired = true;
          panic(arg, value);
        };
        let nextOnce = (arg) => {
          if (fired) return;
          fired = true;
          next(arg, value);
        };
        let count = tests.length;
        let nestedErrors = [];
        if (!count) return nextOnce([]);
        let args = {
          value,
          originalValue,
          path,
          options,
          schema: this
        };
        for (let i2 = 0; i2 < tests.length; i2++) {
          const test = tests[i2];
          test(args, panicOnce, function finishTestRun(err2) {
            if (err2) {
              Array.isArray(err2) ? nestedErrors.push(...err2) : nestedErrors.push(err2);
            }
            if (--count <= 0) {
              nextOnce(nestedErrors);
            }
          });
        }
      }
      asNestedTest({
        key,
        index,
        parent,
        parentPath,
        originalParent,
        options
      }) {
        const k = key != null ? key : index;
        if (k == null) {
          throw TypeError("Must include `key` or `index` for nested validations");
        }
        const isIndex2 = typeof k === "number";
        let value = parent[k];
        const testOptions = Object.assign({}, options, {
          // Nested validations fields are always strict:
          //    1. parent isn't strict so the casting will also have cast inner values
          //    2. parent is strict in which case the nested values weren't cast either
          strict: true,
          parent,
          value,
          originalValue: originalParent[k],
          // FIXME: tests depend on `index` being passed around deeply,
          //   we should not let the options.key/index bleed through
          key: void 0,
          // index: undefined,
          [isIndex2 ? "index" : "key"]: k,
          path: isIndex2 || k.includes(".") ? `${parentPath || ""}[${isIndex2 ? k : `"${k}"`}]` : (parentPath ? `${parentPath}.` : "") + key
        });
        return (_, panic, next) => this.resolve(testOptions)._validate(value, testOptions, panic, next);
      }
      validate(value, options) {
        var _options$disableStack2;
        let schema = this.resolve(Object.assign({}, options, {
          value
        }));
        let disableStackTrace = (_options$disableStack2 = options == null ? void 0 : options.disableStackTrace) != null ? _options$disableStack2 : schema.spec.disableStackTrace;
        return new Promise((resolve, reject) => schema._validate(value, options, (error, parsed) => {
          if (ValidationError.isError(error)) error.value = parsed;
          reject(error);
        }, (errors, validated) => {
          if (errors.length) reject(new ValidationError(errors, validated, void 0, void 0, disableStackTrace));
          else resolve(validated);
        }));
      }
      validateSync(value, options) {
        var _options$disableStack3;
        let schema = this.resolve(Object.assign({}, options, {
          value
        }));
        let result;
        let disableStackTrace = (_options$disableStack3 = options == null ? void 0 : options.disableStackTrace) != null ? _options$disableStack3 : schema.spec.disableStackTrace;
        schema._validate(value, Object.assign({}, options, {
          sync: true
        }), (error, parsed) => {
          if (ValidationError.isError(error)) error.value = parsed;
          throw error;
        }, (errors, validated) => {
          if (errors.length) throw new ValidationError(errors, value, void 0, void 0, disableStackTrace);
          result = validated;
        });
        return result;
      }
      isValid(value, options) {
        return this.validate(value, options).then(() => true, (err2) => {
          if (ValidationError.isError(err2)) return false;
          throw err2;
        });
      }
      isValidSync(value, options) {
        try {
          this.validateSync(value, options);
          return true;
        } catch (err2) {
          if (ValidationError.isError(err2)) return false;
          throw err2;
        }
      }
      _getDefault(options) {
        let defaultValue = this.spec.default;
        if (defaultValue == null) {
          return defaultValue;
        }
        return typeof defaultValue === "function" ? defaultValue.call(this, options) : clone(defaultValue);
      }
      getDefault(options) {
        let schema = this.resolve(options || {});
        return schema._getDefault(options);
      }
      default(def) {
        if (arguments.length === 0) {
          return this._getDefault();
        }
        let next = this.clone({
          default: def
        });
        return next;
      }
      strict(isStrict = true) {
        return this.clone({
          strict: isStrict
        });
      }
      nullability(nullable, message) {
        const next = this.clone({
          nullable
        });
        next.internalTests.nullable = createValidation({
          message,
          name: "nullable",
          test(value) {
            return value === null ? this.schema.spec.nullable : true;
          }
        });
        return next;
      }
      optionality(optional, message) {
        const next = this.clone({
          optional
        });
        next.internalTests.optionality = createValidation({
          message,
          name: "optionality",
          test(value) {
            return value === void 0 ? this.schema.spec.optional : true;
          }
        });
        return next;
      }
      optional() {
        return this.optionality(true);
      }
      defined(message = mixed2.defined) {
        return this.optionality(false, message);
      }
      nullable() {
        return this.nullability(true);
      }
      nonNullable(message = mixed2.notNull) {
        return this.nullability(false, message);
      }
      required(message = mixed2.required) {
        return this.clone().withMutation((next) => next.nonNullable(message).defined(message));
      }
      notRequired() {
        return this.clone().withMutation((next) => next.nullable().optional());
      }
      transform(fn) {
        let next = this.clone();
        next.transforms.push(fn);
        return next;
      }
      /**
       * Adds a test function to the schema's queue of tests.
       * tests can be exclusive or non-exclusive.
       *
       * - exclusive tests, will replace any existing tests of the same name.
       * - non-exclusive: can be stacked
       *
       * If a non-exclusive test is added to a schema with an exclusive test of the same name
       * the exclusive test is removed and further tests of the same name will be stacked.
       *
       * If an exclusive test is added to a schema with non-exclusive tests of the same name
       * the previous tests are removed and further tests of the same name will replace each other.
       */
      test(...args) {
        let opts;
        if (args.length === 1) {
          if (typeof args[0] === "function") {
            opts = {
              test: args[0]
            };
          } else {
            opts = args[0];
          }
        } else if (args.length === 2) {
          opts = {
            name: args[0],
            test: args[1]
          };
        } else {
          opts = {
            name: args[0],
            message: args[1],
            test: args[2]
          };
        }
        if (opts.message === void 0) opts.message = mixed2.default;
        if (typeof opts.test !== "function") throw new TypeError("`test` is a required parameters");
        let next = this.clone();
        let validate = createValidation(opts);
        let isExclusive = opts.exclusive || opts.name && next.exclusiveTests[opts.name] === true;
        if (opts.exclusive) {
          if (!opts.name) throw new TypeError("Exclusive tests must provide a unique `name` identifying the test");
        }
        if (opts.name) next.exclusiveTests[opts.name] = !!opts.exclusive;
        next.tests = next.tests.filter((fn) => {
          if (fn.OPTIONS.name === opts.name) {
            if (isExclusive) return false;
            if (fn.OPTIONS.test === validate.OPTIONS.test) return false;
          }
          return true;
        });
        next.tests.push(validate);
        return next;
      }
      when(keys, options) {
        if (!Array.isArray(keys) && typeof keys !== "string") {
          options = keys;
          keys = ".";
        }
        let next = this.clone();
        let deps = toArray(keys).map((key) => new Reference(key));
        deps.forEach((dep) => {
          if (dep.isSibling) next.deps.push(dep.key);
        });
        next.conditions.push(typeof options === "function" ? new Condition(deps, options) : Condition.fromOptions(deps, options));
        return next;
      }
      typeError(message) {
        let next = this.clone();
        next.internalTests.typeError = createValidation({
          message,
          name: "typeError",
          skipAbsent: true,
          test(value) {
            if (!this.schema._typeCheck(value)) return this.createError({
              params: {
                type: this.schema.type
              }
            });
            return true;
          }
        });
        return next;
      }
      oneOf(enums, message = mixed2.oneOf) {
        let next = this.clone();
        enums.forEach((val) => {
          next._whitelist.add(val);
          next._blacklist.delete(val);
        });
        next.internalTests.whiteList = createValidation({
          message,
          name: "oneOf",
          skipAbsent: true,
          test(value) {
            let valids = this.schema._whitelist;
            let resolved = valids.resolveAll(this.resolve);
            return resolved.includes(value) ? true : this.createError({
              params: {
                values: Array.from(valids).join(", "),
                resolved
              }
            });
          }
        });
        return next;
      }
      notOneOf(enums, message = mixed2.notOneOf) {
        let next = this.clone();
        enums.forEach((val) => {
          next._blacklist.add(val);
          next._whitelist.delete(val);
        });
        next.internalTests.blacklist = createValidation({
          message,
          name: "notOneOf",
          test(value) {
            let invalids = this.schema._blacklist;
            let resolved = invalids.resolveAll(this.resolve);
            if (resolved.includes(value)) return this.createError({
              params: {
                values: Array.from(invalids).join(", "),
                resolved
              }
            });
            return true;
          }
        });
        return next;
      }
      strip(strip = true) {
        let next = this.clone();
        next.spec.strip = strip;
        return next;
      }
      /**
       * Return a serialized description of the schema including validations, flags, types etc.
       *
       * @param options Provide any needed context for resolving runtime schema alterations (lazy, when conditions, etc).
       */
      describe(options) {
        const next = (options ? this.resolve(options) : this).clone();
        const {
          label,
          meta,
          optional,
          nullable
        } = next.spec;
        const description = {
          meta,
          label,
          optional,
          nullable,
          default: next.getDefault(options),
          type: next.type,
          oneOf: next._whitelist.describe(),
          notOneOf: next._blacklist.describe(),
          tests: next.tests.filter((n, idx, list) => list.findIndex((c) => c.OPTIONS.name === n.OPTIONS.name) === idx).map((fn) => {
            const params = fn.OPTIONS.params && options ? resolveParams(Object.assign({}, fn.OPTIONS.params), options) : fn.OPTIONS.params;
            return {
              name: fn.OPTIONS.name,
              params
            };
          })
        };
        return description;
      }
      get ["~standard"]() {
        const schema = this;
        const standard = {
          version: 1,
          vendor: "yup",
          async validate(value) {
            try {
              const result = await schema.validate(value, {
                abortEarly: false
              });
              return {
                value: result
              };
            } catch (err2) {
              if (err2 instanceof ValidationError) {
                return {
                  issues: issuesFromValidationError(err2)
                };
              }
              throw err2;
            }
          }
        };
        return standard;
      }
    };
    Schema.prototype.__isYupSchema__ = true;
    for (const method of ["validate", "validateSync"]) Schema.prototype[`${method}At`] = function(path, value, options = {}) {
      const {
        parent,
        parentPath,
        schema
      } = getIn(this, path, value, options.context);
      return schema[method](parent && parent[parentPath], Object.assign({}, options, {
        parent,
        path
      }));
    };
    for (const alias of ["equals", "is"]) Schema.prototype[alias] = Schema.prototype.oneOf;
    for (const alias of ["not", "nope"]) Schema.prototype[alias] = Schema.prototype.notOneOf;
    var returnsTrue = () => true;
    function create$8(spec) {
      return new MixedSchema(spec);
    }
    var MixedSchema = class extends Schema {
      constructor(spec) {
        super(typeof spec === "function" ? {
          type: "mixed",
          check: spec
        } : Object.assign({
          type: "mixed",
          check: returnsTrue
        }, spec));
      }
    };
    create$8.prototype = MixedSchema.prototype;
    function create$7() {
      return new BooleanSchema();
    }
    var BooleanSchema = class extends Schema {
      constructor() {
        super({
          type: "boolean",
          check(v) {
            if (v instanceof Boolean) v = v.valueOf();
            return typeof v === "boolean";
          }
        });
        this.withMutation(() => {
          this.transform((value, _raw) => {
            if (this.spec.coerce && !this.isType(value)) {
              if (/^(true|1)$/i.test(String(value))) return true;
              if (/^(false|0)$/i.test(String(value))) return false;
            }
            return value;
          });
        });
      }
      isTrue(message = boolean6.isValue) {
        return this.test({
          message,
          name: "is-value",
          exclusive: true,
          params: {
            value: "true"
          },
          test(value) {
            return isAbsent(value) || value === true;
          }
        });
      }
      isFalse(message = boolean6.isValue) {
        return this.test({
          message,
          name: "is-value",
          exclusive: true,
          params: {
            value: "false"
          },
          test(value) {
            return isAbsent(value) || value === false;
          }
        });
      }
      default(def) {
        return super.default(def);
      }
      defined(msg) {
        return super.defined(msg);
      }
      optional() {
        return super.optional();
      }
      required(msg) {
        return super.required(msg);
      }
      notRequired() {
        return super.notRequired();
      }
      nullable() {
        return super.nullable();
      }
      nonNullable(msg) {
        return super.nonNullable(msg);
      }
      strip(v) {
        return super.strip(v);
      }
    };
    create$7.prototype = BooleanSchema.prototype;
    var isoReg = /^(\d{4}|[+-]\d{6})(?:-?(\d{2})(?:-?(\d{2}))?)?(?:[ T]?(\d{2}):?(\d{2})(?::?(\d{2})(?:[,.](\d{1,}))?)?(?:(Z)|([+-])(\d{2})(?::?(\d{2}))?)?)?$/;
    function parseIsoDate(date2) {
      const struct = parseDateStruct(date2);
      if (!struct) return Date.parse ? Date.parse(date2) : Number.NaN;
      if (struct.z === void 0 && struct.plusMinus === void 0) {
        return new Date(struct.year, struct.month, struct.day, struct.hour, struct.minute, struct.second, struct.millisecond).valueOf();
      }
      let totalMinutesOffset = 0;
      if (struct.z !== "Z" && struct.plusMinus !== void 0) {
        totalMinutesOffset = struct.hourOffset * 60 + struct.minuteOffset;
        if (struct.plusMinus === "+") totalMinutesOffset = 0 - totalMinutesOffset;
      }
      return Date.UTC(struct.year, struct.month, struct.day, struct.hour, struct.minute + totalMinutesOffset, struct.second, struct.millisecond);
    }
    function parseDateStruct(date2) {
      var _regexResult$7$length, _regexResult$;
      const regexResult = isoReg.exec(date2);
      if (!regexResult) return null;
      return {
        year: toNumber(regexResult[1]),
        month: toNumber(regexResult[2], 1) - 1,
        day: toNumber(regexResult[3], 1),
        hour: toNumber(regexResult[4]),
        minute: toNumber(regexResult[5]),
        second: toNumber(regexResult[6]),
        millisecond: regexResult[7] ? (
          // allow arbitrary sub-second precision beyond milliseconds
          toNumber(regexResult[7].substring(0, 3))
        ) : 0,
        precision: (_regexResult$7$length = (_regexResult$ = regexResult[7]) == null ? void 0 : _regexResult$.length) != null ? _regexResult$7$length : void 0,
        z: regexResult[8] || void 0,
        plusMinus: regexResult[9] || void 0,
        hourOffset: toNumber(regexResult[10]),
        minuteOffset: toNumber(regexResult[11])
      };
    }
    function toNumber(str, defaultValue = 0) {
      return Number(str) || defaultValue;
    }
    var rEmail = (
      // eslint-disable-next-line
      /^[a-zA-Z0-9.!#$%&'*+\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/
    );
    var rUrl = (
      // eslint-disable-next-line
      /^((https?|ftp):)?\/\/(((([a-z]|\d|-|\.|_|~|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])|(%[\da-f]{2})|[!\$&'\(\)\*\+,;=]|:)*@)?(((\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])\.(\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])\.(\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])\.(\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5]))|((([a-z]|\d|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])|(([a-z]|\d|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])([a-z]|\d|-|\.|_|~|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])*([a-z]|\d|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])))\.)+(([a-z]|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])|(([a-z]|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])([a-z]|\d|-|\.|_|~|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])*([a-z]|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])))\.?)(:\d*)?)(\/((([a-z]|\d|-|\.|_|~|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])|(%[\da-f]{2})|[!\$&'\(\)\*\+,;=]|:|@)+(\/(([a-z]|\d|-|\.|_|~|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])|(%[\da-f]{2})|[!\$&'\(\)\*\+,;=]|:|@)*)*)?)?(\?((([a-z]|\d|-|\.|_|~|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])|(%[\da-f]{2})|[!\$&'\(\)\*\+,;=]|:|@)|[\uE000-\uF8FF]|\/|\?)*)?(\#((([a-z]|\d|-|\.|_|~|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])|(%[\da-f]{2})|[!\$&'\(\)\*\+,;=]|:|@)|\/|\?)*)?$/i
    );
    var rUUID = /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|00000000-0000-0000-0000-000000000000)$/i;
    var yearMonthDay = "^\\d{4}-\\d{2}-\\d{2}";
    var hourMinuteSecond = "\\d{2}:\\d{2}:\\d{2}";
    var zOrOffset = "(([+-]\\d{2}(:?\\d{2})?)|Z)";
    var rIsoDateTime = new RegExp(`${yearMonthDay}T${hourMinuteSecond}(\\.\\d+)?${zOrOffset}$`);
    var isTrimmed = (value) => isAbsent(value) || value === value.trim();
    var objStringTag = {}.toString();
    function create$6() {
      return new StringSchema();
    }
    var StringSchema = class extends Schema {
      constructor() {
        super({
          type: "string",
          check(value) {
            if (value instanceof String) value = value.valueOf();
            return typeof value === "string";
          }
        });
        this.withMutation(() => {
          this.transform((value, _raw) => {
            if (!this.spec.coerce || this.isType(value)) return value;
            if (Array.isArray(value)) return value;
            const strValue = value != null && value.toString ? value.toString() : value;
            if (strValue === objStringTag) return value;
            return strValue;
          });
        });
      }
      required(message) {
        return super.required(message).withMutation((schema) => schema.test({
          message: message || mixed2.required,
          name: "required",
          skipAbsent: true,
          test: (value) => !!value.length
        }));
      }
      notRequired() {
        return super.notRequired().withMutation((schema) => {
          schema.tests = schema.tests.filter((t) => t.OPTIONS.name !== "required");
          return schema;
        });
      }
      length(length3, message = string11.length) {
        return this.test({
          message,
          name: "length",
          exclusive: true,
          params: {
            length: length3
          },
          skipAbsent: true,
          test(value) {
            return value.length === this.resolve(length3);
          }
        });
      }
      min(min, message = string11.min) {
        return this.test({
          message,
          name: "min",
          exclusive: true,
          params: {
            min
          },
          skipAbsent: true,
          test(value) {
            return value.length >= this.resolve(min);
          }
        });
      }
      max(max2, message = string11.max) {
        return this.test({
          name: "max",
          exclusive: true,
          message,
          params: {
            max: max2
          },
          skipAbsent: true,
          test(value) {
            return value.length <= this.resolve(max2);
          }
        });
      }
      matches(regex, options) {
        let excludeEmptyString = false;
        let message;
        let name;
        if (options) {
          if (typeof options === "object") {
            ({
              excludeEmptyString = false,
              message,
              name
            } = options);
          } else {
            message = options;
          }
        }
        return this.test({
          name: name || "matches",
          message: message || string11.matches,
          params: {
            regex
          },
          skipAbsent: true,
          test: (value) => value === "" && excludeEmptyString || value.search(regex) !== -1
        });
      }
      email(message = string11.email) {
        return this.matches(rEmail, {
          name: "email",
          message,
          excludeEmptyString: true
        });
      }
      url(message = string11.url) {
        return this.matches(rUrl, {
          name: "url",
          message,
          excludeEmptyString: true
        });
      }
      uuid(message = string11.uuid) {
        return this.matches(rUUID, {
          name: "uuid",
          message,
          excludeEmptyString: false
        });
      }
      datetime(options) {
        let message = "";
        let allowOffset;
        let precision;
        if (options) {
          if (typeof options === "object") {
            ({
              message = "",
              allowOffset = false,
              precision = void 0
            } = options);
          } else {
            message = options;
          }
        }
        return this.matches(rIsoDateTime, {
          name: "datetime",
          message: message || string11.datetime,
          excludeEmptyString: true
        }).test({
          name: "datetime_offset",
          message: message || string11.datetime_offset,
          params: {
            allowOffset
          },
          skipAbsent: true,
          test: (value) => {
            if (!value || allowOffset) return true;
            const struct = parseDateStruct(value);
            if (!struct) return false;
            return !!struct.z;
          }
        }).test({
          name: "datetime_precision",
          message: message || string11.datetime_precision,
          params: {
            precision
          },
          skipAbsent: true,
          test: (value) => {
            if (!value || precision == void 0) return true;
            const struct = parseDateStruct(value);
            if (!struct) return false;
            return struct.precision === precision;
          }
        });
      }
      //-- transforms --
      ensure() {
        return this.default("").transform((val) => val === null ? "" : val);
      }
      trim(message = string11.trim) {
        return this.transform((val) => val != null ? val.trim() : val).test({
          message,
          name: "trim",
          test: isTrimmed
        });
      }
      lowercase(message = string11.lowercase) {
        return this.transform((value) => !isAbsent(value) ? value.toLowerCase() : value).test({
          message,
          name: "string_case",
          exclusive: true,
          skipAbsent: true,
          test: (value) => isAbsent(value) || value === value.toLowerCase()
        });
      }
      uppercase(message = string11.uppercase) {
        return this.transform((value) => !isAbsent(value) ? value.toUpperCase() : value).test({
          message,
          name: "string_case",
          exclusive: true,
          skipAbsent: true,
          test: (value) => isAbsent(value) || value === value.toUpperCase()
        });
      }
    };
    create$6.prototype = StringSchema.prototype;
    var isNaN$1 = (value) => value != +value;
    function create$5() {
      return new NumberSchema();
    }
    var NumberSchema = class extends Schema {
      constructor() {
        super({
          type: "number",
          check(value) {
            if (value instanceof Number) value = value.valueOf();
            return typeof value === "number" && !isNaN$1(value);
          }
        });
        this.withMutation(() => {
          this.transform((value, _raw) => {
            if (!this.spec.coerce) return value;
            let parsed = value;
            if (typeof parsed === "string") {
              parsed = parsed.replace(/\s/g, "");
              if (parsed === "") return NaN;
              parsed = +parsed;
            }
            if (this.isType(parsed) || parsed === null) return parsed;
            return parseFloat(parsed);
          });
        });
      }
      min(min, message = number9.min) {
        return this.test({
          message,
          name: "min",
          exclusive: true,
          params: {
            min
          },
          skipAbsent: true,
          test(value) {
            return value >= this.resolve(min);
          }
        });
      }
      max(max2, message = number9.max) {
        return this.test({
          message,
          name: "max",
          exclusive: true,
          params: {
            max: max2
          },
          skipAbsent: true,
          test(value) {
            return value <= this.resolve(max2);
          }
        });
      }
      lessThan(less, message = number9.lessThan) {
        return this.test({
          message,
          name: "max",
          exclusive: true,
          params: {
            less
          },
          skipAbsent: true,
          test(value) {
            return value < this.resolve(less);
          }
        });
      }
      moreThan(more, message = number9.moreThan) {
        return this.test({
          message,
          name: "min",
          exclusive: true,
          params: {
            more
          },
          skipAbsent: true,
          test(value) {
            return value > this.resolve(more);
          }
        });
      }
      positive(msg = number9.positive) {
        return this.moreThan(0, msg);
      }
      negative(msg = number9.negative) {
        return this.lessThan(0, msg);
      }
      integer(message = number9.integer) {
        return this.test({
          name: "integer",
          message,
          skipAbsent: true,
          test: (val) => Number.isInteger(val)
        });
      }
      truncate() {
        return this.transform((value) => !isAbsent(value) ? value | 0 : value);
      }
      round(method) {
        var _method;
        let avail = ["ceil", "floor", "round", "trunc"];
        method = ((_method = method) == null ? void 0 : _method.toLowerCase()) || "round";
        if (method === "trunc") return this.truncate();
        if (avail.indexOf(method.toLowerCase()) === -1) throw new TypeError("Only valid options for round() are: " + avail.join(", "));
        return this.transform((value) => !isAbsent(value) ? Math[method](value) : value);
      }
    };
    create$5.prototype = NumberSchema.prototype;
    var invalidDate = /* @__PURE__ */ new Date("");
    var isDate = (obj) => Object.prototype.toString.call(obj) === "[object Date]";
    function create$4() {
      return new DateSchema();
    }
    var DateSchema = class _DateSchema extends Schema {
      constructor() {
        super({
          type: "date",
          check(v) {
            return isDate(v) && !isNaN(v.getTime());
          }
        });
        this.withMutation(() => {
          this.transform((value, _raw) => {
            if (!this.spec.coerce || this.isType(value) || value === null) return value;
            value = parseIsoDate(value);
            return !isNaN(value) ? new Date(value) : _DateSchema.INVALID_DATE;
          });
        });
      }
      prepareParam(ref, name) {
        let param;
        if (!Reference.isRef(ref)) {
          let cast = this.cast(ref);
          if (!this._typeCheck(cast)) throw new TypeError(`\`${name}\` must be a Date or a value that can be \`cast()\` to a Date`);
          param = cast;
        } else {
          param = ref;
        }
        return param;
      }
      min(min, message = date.min) {
        let limit = this.prepareParam(min, "min");
        return this.test({
          message,
          name: "min",
          exclusive: true,
          params: {
            min
          },
          skipAbsent: true,
          test(value) {
            return value >= this.resolve(limit);
          }
        });
      }
      max(max2, message = date.max) {
        let limit = this.prepareParam(max2, "max");
        return this.test({
          message,
          name: "max",
          exclusive: true,
          params: {
            max: max2
          },
          skipAbsent: true,
          test(value) {
            return value <= this.resolve(limit);
          }
        });
      }
    };
    DateSchema.INVALID_DATE = invalidDate;
    create$4.prototype = DateSchema.prototype;
    create$4.INVALID_DATE = invalidDate;
    function sortFields(fields, excludedEdges = []) {
      let edges = [];
      let nodes = /* @__PURE__ */ new Set();
      let excludes = new Set(excludedEdges.map(([a, b]) => `${a}-${b}`));
      function addNode(depPath, key) {
        let node2 = propertyExpr.split(depPath)[0];
        nodes.add(node2);
        if (!excludes.has(`${key}-${node2}`)) edges.push([key, node2]);
      }
      for (const key of Object.keys(fields)) {
        let value = fields[key];
        nodes.add(key);
        if (Reference.isRef(value) && value.isSibling) addNode(value.path, key);
        else if (isSchema(value) && "deps" in value) value.deps.forEach((path) => addNode(path, key));
      }
      return toposort__default["default"].array(Array.from(nodes), edges).reverse();
    }
    function findIndex(arr, err2) {
      let idx = Infinity;
      arr.some((key, ii) => {
        var _err$path;
        if ((_err$path = err2.path) != null && _err$path.includes(key)) {
          idx = ii;
          return true;
        }
      });
      return idx;
    }
    function sortByKeyOrder(keys) {
      return (a, b) => {
        return findIndex(keys, a) - findIndex(keys, b);
      };
    }
    var parseJson = (value, _, schema) => {
      if (typeof value !== "string") {
        return value;
      }
      let parsed = value;
      try {
        parsed = JSON.parse(value);
      } catch (err2) {
      }
      return schema.isType(parsed) ? parsed : value;
    };
    function deepPartial(schema) {
      if ("fields" in schema) {
        const partial = {};
        for (const [key, fieldSchema] of Object.entries(schema.fields)) {
          partial[key] = deepPartial(fieldSchema);
        }
        return schema.setFields(partial);
      }
      if (schema.type === "array") {
        const nextArray = schema.optional();
        if (nextArray.innerType) nextArray.innerType = deepPartial(nextArray.innerType);
        return nextArray;
      }
      if (schema.type === "tuple") {
        return schema.optional().clone({
          types: schema.spec.types.map(deepPartial)
        });
      }
      if ("optional" in schema) {
        return schema.optional();
      }
      return schema;
    }
    var deepHas = (obj, p) => {
      const path = [...propertyExpr.normalizePath(p)];
      if (path.length === 1) return path[0] in obj;
      let last = path.pop();
      let parent = propertyExpr.getter(propertyExpr.join(path), true)(obj);
      return !!(parent && last in parent);
    };
    var isObject = (obj) => Object.prototype.toString.call(obj) === "[object Object]";
    function unknown(ctx, value) {
      let known = Object.keys(ctx.fields);
      return Object.keys(value).filter((key) => known.indexOf(key) === -1);
    }
    var defaultSort = sortByKeyOrder([]);
    function create$3(spec) {
      return new ObjectSchema(spec);
    }
    var ObjectSchema = class extends Schema {
      constructor(spec) {
        super({
          type: "object",
          check(value) {
            return isObject(value) || typeof value === "function";
          }
        });
        this.fields = /* @__PURE__ */ Object.create(null);
        this._sortErrors = defaultSort;
        this._nodes = [];
        this._excludedEdges = [];
        this.withMutation(() => {
          if (spec) {
            this.shape(spec);
          }
        });
      }
      _cast(_value, options = {}) {
        var _options$stripUnknown;
        let value = super._cast(_value, options);
        if (value === void 0) return this.getDefault(options);
        if (!this._typeCheck(value)) return value;
        let fields = this.fields;
        let strip = (_options$stripUnknown = options.stripUnknown) != null ? _options$stripUnknown : this.spec.noUnknown;
        let props = [].concat(this._nodes, Object.keys(value).filter((v) => !this._nodes.includes(v)));
        let intermediateValue = {};
        let innerOptions = Object.assign({}, options, {
          parent: intermediateValue,
          __validating: options.__validating || false
        });
        let isChanged = false;
        for (const prop of props) {
          let field = fields[prop];
          let exists = prop in value;
          let inputValue = value[prop];
          if (field) {
            let fieldValue;
            innerOptions.path = (options.path ? `${options.path}.` : "") + prop;
            field = field.resolve({
              value: inputValue,
              context: options.context,
              parent: intermediateValue
            });
            let fieldSpec = field instanceof Schema ? field.spec : void 0;
            let strict = fieldSpec == null ? void 0 : fieldSpec.strict;
            if (fieldSpec != null && fieldSpec.strip) {
              isChanged = isChanged || prop in value;
              continue;
            }
            fieldValue = !options.__validating || !strict ? field.cast(inputValue, innerOptions) : inputValue;
            if (fieldValue !== void 0) {
              intermediateValue[prop] = fieldValue;
            }
          } else if (exists && !strip) {
            intermediateValue[prop] = inputValue;
          }
          if (exists !== prop in intermediateValue || intermediateValue[prop] !== inputValue) {
            isChanged = true;
          }
        }
        return isChanged ? intermediateValue : value;
      }
      _validate(_value, options = {}, panic, next) {
        let {
          from = [],
          originalValue = _value,
          recursive = this.spec.recursive
        } = options;
        options.from = [{
          schema: this,
          value: originalValue
        }, ...from];
        options.__validating = true;
        options.originalValue = originalValue;
        super._validate(_value, options, panic, (objectErrors, value) => {
          if (!recursive || !isObject(value)) {
            next(objectErrors, value);
            return;
          }
          originalValue = originalValue || value;
          let tests = [];
          for (let key of this._nodes) {
            let field = this.fields[key];
            if (!field || Reference.isRef(field)) {
              continue;
            }
            tests.push(field.asNestedTest({
              options,
              key,
              parent: value,
              parentPath: options.path,
              originalParent: originalValue
            }));
          }
          this.runTests({
            tests,
            value,
            originalValue,
            options
          }, panic, (fieldErrors) => {
            next(fieldErrors.sort(this._sortErrors).concat(objectErrors), value);
          });
        });
      }
      clone(spec) {
        const next = super.clone(spec);
        next.fields = Object.assign({}, this.fields);
        next._nodes = this._nodes;
        next._excludedEdges = this._excludedEdges;
        next._sortErrors = this._sortErrors;
        return next;
      }
      concat(schema) {
        let next = super.concat(schema);
        let nextFields = next.fields;
        for (let [field, schemaOrRef] of Object.entries(this.fields)) {
          const target = nextFields[field];
          nextFields[field] = target === void 0 ? schemaOrRef : target;
        }
        return next.withMutation((s) => (
          // XXX: excludes here is wrong
          s.setFields(nextFields, [...this._excludedEdges, ...schema._excludedEdges])
        ));
      }
      _getDefault(options) {
        if ("default" in this.spec) {
          return super._getDefault(options);
        }
        if (!this._nodes.length) {
          return void 0;
        }
        let dft = {};
        this._nodes.forEach((key) => {
          var _innerOptions;
          const field = this.fields[key];
          let innerOptions = options;
          if ((_innerOptions = innerOptions) != null && _innerOptions.value) {
            innerOptions = Object.assign({}, innerOptions, {
              parent: innerOptions.value,
              value: innerOptions.value[key]
            });
          }
          dft[key] = field && "getDefault" in field ? field.getDefault(innerOptions) : void 0;
        });
        return dft;
      }
      setFields(shape10, excludedEdges) {
        let next = this.clone();
        next.fields = shape10;
        next._nodes = sortFields(shape10, excludedEdges);
        next._sortErrors = sortByKeyOrder(Object.keys(shape10));
        if (excludedEdges) next._excludedEdges = excludedEdges;
        return next;
      }
      shape(additions, excludes = []) {
        return this.clone().withMutation((next) => {
          let edges = next._excludedEdges;
          if (excludes.length) {
            if (!Array.isArray(excludes[0])) excludes = [excludes];
            edges = [...next._excludedEdges, ...excludes];
          }
          return next.setFields(Object.assign(next.fields, additions), edges);
        });
      }
      partial() {
        const partial = {};
        for (const [key, schema] of Object.entries(this.fields)) {
          partial[key] = "optional" in schema && schema.optional instanceof Function ? schema.optional() : schema;
        }
        return this.setFields(partial);
      }
      deepPartial() {
        const next = deepPartial(this);
        return next;
      }
      pick(keys) {
        const picked = {};
        for (const key of keys) {
          if (this.fields[key]) picked[key] = this.fields[key];
        }
        return this.setFields(picked, this._excludedEdges.filter(([a, b]) => keys.includes(a) && keys.includes(b)));
      }
      omit(keys) {
        const remaining = [];
        for (const key of Object.keys(this.fields)) {
          if (keys.includes(key)) continue;
          remaining.push(key);
        }
        return this.pick(remaining);
      }
      from(from, to, alias) {
        let fromGetter = propertyExpr.getter(from, true);
        return this.transform((obj) => {
          if (!obj) return obj;
          let newObj = obj;
          if (deepHas(obj, from)) {
            newObj = Object.assign({}, obj);
            if (!alias) delete newObj[from];
            newObj[to] = fromGetter(obj);
          }
          return newObj;
        });
      }
      /** Parse an input JSON string to an object */
      json() {
        return this.transform(parseJson);
      }
      /**
       * Similar to `noUnknown` but only validates that an object is the right shape without stripping the unknown keys
       */
      exact(message) {
        return this.test({
          name: "exact",
          exclusive: true,
          message: message || object14.exact,
          test(value) {
            if (value == null) return true;
            const unknownKeys = unknown(this.schema, value);
            return unknownKeys.length === 0 || this.createError({
              params: {
                properties: unknownKeys.join(", ")
              }
            });
          }
        });
      }
      stripUnknown() {
        return this.clone({
          noUnknown: true
        });
      }
      noUnknown(noAllow = true, message = object14.noUnknown) {
        if (typeof noAllow !== "boolean") {
          message = noAllow;
          noAllow = true;
        }
        let next = this.test({
          name: "noUnknown",
          exclusive: true,
          message,
          test(value) {
            if (value == null) return true;
            const unknownKeys = unknown(this.schema, value);
            return !noAllow || unknownKeys.length === 0 || this.createError({
              params: {
                unknown: unknownKeys.join(", ")
              }
            });
          }
        });
        next.spec.noUnknown = noAllow;
        return next;
      }
      unknown(allow = true, message = object14.noUnknown) {
        return this.noUnknown(!allow, message);
      }
      transformKeys(fn) {
        return this.transform((obj) => {
          if (!obj) return obj;
          const result = {};
          for (const key of Object.keys(obj)) result[fn(key)] = obj[key];
          return result;
        });
      }
      camelCase() {
        return this.transformKeys(tinyCase.camelCase);
      }
      snakeCase() {
        return this.transformKeys(tinyCase.snakeCase);
      }
      constantCase() {
        return this.transformKeys((key) => tinyCase.snakeCase(key).toUpperCase());
      }
      describe(options) {
        const next = (options ? this.resolve(options) : this).clone();
        const base = super.describe(options);
        base.fields = {};
        for (const [key, value] of Object.entries(next.fields)) {
          var _innerOptions2;
          let innerOptions = options;
          if ((_innerOptions2 = innerOptions) != null && _innerOptions2.value) {
            innerOptions = Object.assign({}, innerOptions, {
              parent: innerOptions.value,
              value: innerOptions.value[key]
            });
          }
          base.fields[key] = value.describe(innerOptions);
        }
        return base;
      }
    };
    create$3.prototype = ObjectSchema.prototype;
    function create$2(type) {
      return new ArraySchema(type);
    }
    var ArraySchema = class extends Schema {
      constructor(type) {
        super({
          type: "array",
          spec: {
            types: type
          },
          check(v) {
            return Array.isArray(v);
          }
        });
        this.innerType = void 0;
        this.innerType = type;
      }
      _cast(_value, _opts) {
        const value = super._cast(_value, _opts);
        if (!this._typeCheck(value) || !this.innerType) {
          return value;
        }
        let isChanged = false;
        const castArray = value.map((v, idx) => {
          const castElement = this.innerType.cast(v, Object.assign({}, _opts, {
            path: `${_opts.path || ""}[${idx}]`,
            parent: value,
            originalValue: v,
            value: v,
            index: idx
          }));
          if (castElement !== v) {
            isChanged = true;
          }
          return castElement;
        });
        return isChanged ? castArray : value;
      }
      _validate(_value, options = {}, panic, next) {
        var _options$recursive;
        let innerType = this.innerType;
        let recursive = (_options$recursive = options.recursive) != null ? _options$recursive : this.spec.recursive;
        options.originalValue != null ? options.originalValue : _value;
        super._validate(_value, options, panic, (arrayErrors, value) => {
          var _options$originalValu2;
          if (!recursive || !innerType || !this._typeCheck(value)) {
            next(arrayErrors, value);
            return;
          }
          let tests = new Array(value.length);
          for (let index = 0; index < value.length; index++) {
            var _options$originalValu;
            tests[index] = innerType.asNestedTest({
              options,
              index,
              parent: value,
              parentPath: options.path,
              originalParent: (_options$originalValu = options.originalValue) != null ? _options$originalValu : _value
            });
          }
          this.runTests({
            value,
            tests,
            originalValue: (_options$originalValu2 = options.originalValue) != null ? _options$originalValu2 : _value,
            options
          }, panic, (innerTypeErrors) => next(innerTypeErrors.concat(arrayErrors), value));
        });
      }
      clone(spec) {
        const next = super.clone(spec);
        next.innerType = this.innerType;
        return next;
      }
      /** Parse an input JSON string to an object */
      json() {
        return this.transform(parseJson);
      }
      concat(schema) {
        let next = super.concat(schema);
        next.innerType = this.innerType;
        if (schema.innerType)
          next.innerType = next.innerType ? (
            // @ts-expect-error Lazy doesn't have concat and will break
            next.innerType.concat(schema.innerType)
          ) : schema.innerType;
        return next;
      }
      of(schema) {
        let next = this.clone();
        if (!isSchema(schema)) throw new TypeError("`array.of()` sub-schema must be a valid yup schema not: " + printValue(schema));
        next.innerType = schema;
        next.spec = Object.assign({}, next.spec, {
          types: schema
        });
        return next;
      }
      length(length3, message = array3.length) {
        return this.test({
          message,
          name: "length",
          exclusive: true,
          params: {
            length: length3
          },
          skipAbsent: true,
          test(value) {
            return value.length === this.resolve(length3);
          }
        });
      }
      min(min, message) {
        message = message || array3.min;
        return this.test({
          message,
          name: "min",
          exclusive: true,
          params: {
            min
          },
          skipAbsent: true,
          // FIXME(ts): Array<typeof T>
          test(value) {
            return value.length >= this.resolve(min);
          }
        });
      }
      max(max2, message) {
        message = message || array3.max;
        return this.test({
          message,
          name: "max",
          exclusive: true,
          params: {
            max: max2
          },
          skipAbsent: true,
          test(value) {
            return value.length <= this.resolve(max2);
          }
        });
      }
      ensure() {
        return this.default(() => []).transform((val, original) => {
          if (this._typeCheck(val)) return val;
          return original == null ? [] : [].concat(original);
        });
      }
      compact(rejector) {
        let reject = !rejector ? (v) => !!v : (v, i2, a) => !rejector(v, i2, a);
        return this.transform((values) => values != null ? values.filter(reject) : values);
      }
      describe(options) {
        const next = (options ? this.resolve(options) : this).clone();
        const base = super.describe(options);
        if (next.innerType) {
          var _innerOptions;
          let innerOptions = options;
          if ((_innerOptions = innerOptions) != null && _innerOptions.value) {
            innerOptions = Object.assign({}, innerOptions, {
              parent: innerOptions.value,
              value: innerOptions.value[0]
            });
          }
          base.innerType = next.innerType.describe(innerOptions);
        }
        return base;
      }
    };
    create$2.prototype = ArraySchema.prototype;
    function create$1(schemas) {
      return new TupleSchema(schemas);
    }
    var TupleSchema = class extends Schema {
      constructor(schemas) {
        super({
          type: "tuple",
          spec: {
            types: schemas
          },
          check(v) {
            const types = this.spec.types;
            return Array.isArray(v) && v.length === types.length;
          }
        });
        this.withMutation(() => {
          this.typeError(tuple.notType);
        });
      }
      _cast(inputValue, options) {
        const {
          types
        } = this.spec;
        const value = super._cast(inputValue, options);
        if (!this._typeCheck(value)) {
          return value;
        }
        let isChanged = false;
        const castArray = types.map((type, idx) => {
          const castElement = type.cast(value[idx], Object.assign({}, options, {
            path: `${options.path || ""}[${idx}]`,
            parent: value,
            originalValue: value[idx],
            value: value[idx],
            index: idx
          }));
          if (castElement !== value[idx]) isChanged = true;
          return castElement;
        });
        return isChanged ? castArray : value;
      }
      _validate(_value, options = {}, panic, next) {
        let itemTypes = this.spec.types;
        super._validate(_value, options, panic, (tupleErrors, value) => {
          var _options$originalValu2;
          if (!this._typeCheck(value)) {
            next(tupleErrors, value);
            return;
          }
          let tests = [];
          for (let [index, itemSchema] of itemTypes.entries()) {
            var _options$originalValu;
            tests[index] = itemSchema.asNestedTest({
              options,
              index,
              parent: value,
              parentPath: options.path,
              originalParent: (_options$originalValu = options.originalValue) != null ? _options$originalValu : _value
            });
          }
          this.runTests({
            value,
            tests,
            originalValue: (_options$originalValu2 = options.originalValue) != null ? _options$originalValu2 : _value,
            options
          }, panic, (innerTypeErrors) => next(innerTypeErrors.concat(tupleErrors), value));
        });
      }
      describe(options) {
        const next = (options ? this.resolve(options) : this).clone();
        const base = super.describe(options);
        base.innerType = next.spec.types.map((schema, index) => {
          var _innerOptions;
          let innerOptions = options;
          if ((_innerOptions = innerOptions) != null && _innerOptions.value) {
            innerOptions = Object.assign({}, innerOptions, {
              parent: innerOptions.value,
              value: innerOptions.value[index]
            });
          }
          return schema.describe(innerOptions);
        });
        return base;
      }
    };
    create$1.prototype = TupleSchema.prototype;
    function create(builder) {
      return new Lazy(builder);
    }
    function catchValidationError(fn) {
      try {
        return fn();
      } catch (err2) {
        if (ValidationError.isError(err2)) return Promise.reject(err2);
        throw err2;
      }
    }
    var Lazy = class _Lazy {
      constructor(builder) {
        this.type = "lazy";
        this.__isYupSchema__ = true;
        this.spec = void 0;
        this._resolve = (value, options = {}) => {
          let schema = this.builder(value, options);
          if (!isSchema(schema)) throw new TypeError("lazy() functions must return a valid schema");
          if (this.spec.optional) schema = schema.optional();
          return schema.resolve(options);
        };
        this.builder = builder;
        this.spec = {
          meta: void 0,
          optional: false
        };
      }
      clone(spec) {
        const next = new _Lazy(this.builder);
        next.spec = Object.assign({}, this.spec, spec);
        return next;
      }
      optionality(optional) {
        const next = this.clone({
          optional
        });
        return next;
      }
      optional() {
        return this.optionality(true);
      }
      resolve(options) {
        return this._resolve(options.value, options);
      }
      cast(value, options) {
        return this._resolve(value, options).cast(value, options);
      }
      asNestedTest(config) {
        let {
          key,
          index,
          parent,
          options
        } = config;
        let value = parent[index != null ? index : key];
        return this._resolve(value, Object.assign({}, options, {
          value,
          parent
        })).asNestedTest(config);
      }
      validate(value, options) {
        return catchValidationError(() => this._resolve(value, options).validate(value, options));
      }
      validateSync(value, options) {
        return this._resolve(value, options).validateSync(value, options);
      }
      validateAt(path, value, options) {
        return catchValidationError(() => this._resolve(value, options).validateAt(path, value, options));
      }
      validateSyncAt(path, value, options) {
        return this._resolve(value, options).validateSyncAt(path, value, options);
      }
      isValid(value, options) {
        try {
          return this._resolve(value, options).isValid(value, options);
        } catch (err2) {
          if (ValidationError.isError(err2)) {
            return Promise.resolve(false);
          }
          throw err2;
        }
      }
      isValidSync(value, options) {
        return this._resolve(value, options).isValidSync(value, options);
      }
      describe(options) {
        return options ? this.resolve(options).describe(options) : {
          type: "lazy",
          meta: this.spec.meta,
          label: void 0
        };
      }
      meta(...args) {
        if (args.length === 0) return this.spec.meta;
        let next = this.clone();
        next.spec.meta = Object.assign(next.spec.meta || {}, args[0]);
        return next;
      }
      get ["~standard"]() {
        const schema = this;
        const standard = {
          version: 1,
          vendor: "yup",
          async validate(value) {
            try {
              const result = await schema.validate(value, {
                abortEarly: false
              });
              return {
                value: result
              };
            } catch (err2) {
              if (ValidationError.isError(err2)) {
                return {
                  issues: issuesFromValidationError(err2)
                };
              }
              throw err2;
            }
          }
        };
        return standard;
      }
    };
    function setLocale(custom) {
      Object.keys(custom).forEach((type) => {
        Object.keys(custom[type]).forEach((method) => {
          locale[type][method] = custom[type][method];
        });
      });
    }
    function addMethod(schemaType, name, fn) {
      if (!schemaType || !isSchema(schemaType.prototype)) throw new TypeError("You must provide a yup schema constructor function");
      if (typeof name !== "string") throw new TypeError("A Method name must be provided");
      if (typeof fn !== "function") throw new TypeError("Method function must be provided");
      schemaType.prototype[name] = fn;
    }
    exports.ArraySchema = ArraySchema;
    exports.BooleanSchema = BooleanSchema;
    exports.DateSchema = DateSchema;
    exports.LazySchema = Lazy;
    exports.MixedSchema = MixedSchema;
    exports.NumberSchema = NumberSchema;
    exports.ObjectSchema = ObjectSchema;
    exports.Schema = Schema;
    exports.StringSchema = StringSchema;
    exports.TupleSchema = TupleSchema;
    exports.ValidationError = ValidationError;
    exports.addMethod = addMethod;
    exports.array = create$2;
    exports.bool = create$7;
    exports.boolean = create$7;
    exports.date = create$4;
    exports.defaultLocale = locale;
    exports.getIn = getIn;
    exports.isSchema = isSchema;
    exports.lazy = create;
    exports.mixed = create$8;
    exports.number = create$5;
    exports.object = create$3;
    exports.printValue = printValue;
    exports.reach = reach;
    exports.ref = create$9;
    exports.setLocale = setLocale;
    exports.string = create$6;
    exports.tuple = create$1;
  }
});

// ../packages/blocks/src/background-video-layer.tsx
import { jsx } from "react/jsx-runtime";
function BackgroundVideoLayer({ video }) {
  const shared = {
    className: "org-video",
    "data-on": video.onTablet ? void 0 : "desktop",
    "aria-hidden": true,
    tabIndex: -1
  };
  if (video.kind === "frame")
    return /* @__PURE__ */ jsx(
      "iframe",
      {
        ...shared,
        src: video.src,
        title: "Background video",
        loading: "lazy",
        allow: "autoplay",
        referrerPolicy: "strict-origin-when-cross-origin"
      }
    );
  return /* @__PURE__ */ jsx("video", { ...shared, autoPlay: true, muted: true, loop: true, playsInline: true, preload: "metadata", children: /* @__PURE__ */ jsx(
    "source",
    {
      src: video.src,
      media: video.onTablet ? "(min-width: 768px)" : "(min-width: 992px)"
    }
  ) });
}

// ../packages/blocks/src/blocks/wrapper/wrapper.view.tsx
import { jsx as jsx2 } from "react/jsx-runtime";
function WrapperView({ root, children }) {
  return /* @__PURE__ */ jsx2("div", { ...root, children });
}

// ../packages/blocks/src/blocks/section/section.view.tsx
import { jsx as jsx3 } from "react/jsx-runtime";
function SectionView({ props, root, children }) {
  return /* @__PURE__ */ jsx3("section", { ...root, id: /^[a-z][a-z0-9-]*$/i.test(props.anchor) ? props.anchor : void 0, children });
}

// ../packages/blocks/src/blocks/row/row.view.tsx
import { jsx as jsx4 } from "react/jsx-runtime";
function RowView({ root, children }) {
  return /* @__PURE__ */ jsx4("div", { ...root, children });
}

// ../packages/blocks/src/css-vars.ts
function cssVars(values) {
  let style2;
  for (const name in values) {
    const value = values[name];
    if (value === void 0 || value === "") continue;
    style2 ??= {};
    style2[`--${name}`] = value;
  }
  return style2;
}

// ../packages/blocks/src/blocks/column/column.view.tsx
import { jsx as jsx5 } from "react/jsx-runtime";
function ColumnView({ props, root, children }) {
  const span = Math.min(12, Math.max(0, Math.round(props.span)));
  return /* @__PURE__ */ jsx5("div", { ...root, "data-span": span || void 0, style: cssVars({ "org-span": span || void 0 }), children });
}

// ../packages/blocks/src/blocks/container/container.view.tsx
import { jsx as jsx6 } from "react/jsx-runtime";
function ContainerView({ root, children }) {
  return /* @__PURE__ */ jsx6("div", { ...root, children });
}

// ../packages/device-settings/src/group-defaults.ts
var CONTENT_WIDTH = 1320;
var SECTION_PADDING = 48;
var BASE = {
  alignment: {
    alignContent: "normal",
    alignItems: "stretch",
    justifyContent: "flex-start",
    height: 0,
    heightUnit: "px",
    heightAuto: true,
    gap: 16,
    gapUnit: "px",
    flexDirection: "column",
    width: CONTENT_WIDTH,
    widthUnit: "px",
    widthAuto: true,
    fluid: false,
    zIndex: 0
  },
  background: {
    backgroundColor: "",
    backgroundImage: "",
    backgroundPositionX: 50,
    backgroundPositionY: 50,
    backgroundSize: "cover",
    backgroundRepeat: "no-repeat",
    backgroundAttachment: "scroll",
    backgroundOpacity: 1,
    gradient: "",
    usePageImage: false,
    overlaySettings: { enabled: false, overlayColor: "#000000", overlayOpacity: 0.5 },
    zoomInOnHover: false,
    zoomInPercentage: 10,
    flip: false,
    backgroundVideo: ""
  },
  border: {
    border: "none",
    borderStyle: "solid",
    borderWidth: 1,
    borderColor: "border",
    borderRadius: 0,
    borderTop: false,
    borderBottom: false,
    borderLeft: false,
    borderRight: false,
    boxShadow: "none"
  },
  spacing: {
    marginTop: 0,
    marginRight: 0,
    marginBottom: 0,
    marginLeft: 0,
    paddingTop: 0,
    paddingRight: 0,
    paddingBottom: 0,
    paddingLeft: 0
  }
};
var ROW = { ...BASE, alignment: { ...BASE.alignment, flexDirection: "row" } };
var BY_TYPE = {
  Section: {
    ...BASE,
    alignment: { ...ROW.alignment, widthAuto: false },
    spacing: { ...BASE.spacing, paddingTop: SECTION_PADDING, paddingBottom: SECTION_PADDING }
  },
  Row: ROW
};
function groupDefaults(group, blockType = "") {
  return (BY_TYPE[blockType] ?? BASE)[group];
}

// ../packages/device-settings/src/effective.ts
function ownValues(settings, device, group) {
  return settings[device]?.[group] ?? {};
}
function effective(settings, device, group, blockType) {
  const base = { ...groupDefaults(group, blockType), ...ownValues(settings, "desktop", group) };
  return device === "desktop" ? base : { ...base, ...ownValues(settings, device, group) };
}

// ../packages/device-settings/src/safe-url.ts
var DATA_IMAGE = /^data:image\/(?:png|jpeg|webp|avif|gif|svg\+xml)[;,]/i;
var MAX_LENGTH = 2e4;
function safeMediaUrl(value) {
  if (typeof value !== "string" || value.length > MAX_LENGTH) return "";
  const url = value.trim();
  if (/[\p{Cc}\\]/u.test(url)) return "";
  if (/^https?:\/\//i.test(url)) return URL.canParse(url) ? url : "";
  if (DATA_IMAGE.test(url)) return url;
  return /^[a-z][a-z0-9+.-]*:/i.test(url) || url.startsWith("//") ? "" : url;
}
function cssUrl(url) {
  return `url("${url.replace(/["'()<>\s]/g, (char) => `%${(char.codePointAt(0) ?? 32).toString(16).toUpperCase().padStart(2, "0")}`)}")`;
}

// ../packages/device-settings/src/background-video.ts
var YOUTUBE = /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|youtu\.be\/|youtube-nocookie\.com\/embed\/)([\w-]{6,20})/i;
var VIMEO = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})/i;
function sourceOf(url) {
  const youtube = YOUTUBE.exec(url)?.[1];
  if (youtube)
    return {
      kind: "frame",
      src: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&mute=1&loop=1&playlist=${youtube}&controls=0&playsinline=1&rel=0&disablekb=1`
    };
  const vimeo = VIMEO.exec(url)?.[1];
  if (vimeo)
    return {
      kind: "frame",
      src: `https://player.vimeo.com/video/${vimeo}?background=1&autoplay=1&muted=1&loop=1&dnt=1`
    };
  return { kind: "file", src: url };
}
function backgroundVideo(settings) {
  const url = safeMediaUrl(effective(settings, "desktop", "background").backgroundVideo);
  if (!url || url.startsWith("data:")) return void 0;
  return {
    ...sourceOf(url),
    onTablet: safeMediaUrl(effective(settings, "tablet", "background").backgroundVideo) === url
  };
}

// ../packages/schema/src/builder-node.ts
var BUILDER_NODE_FIELDS = [
  "type",
  "isCanvas",
  "props",
  "displayName",
  "custom",
  "parent",
  "hidden",
  "nodes",
  "linkedNodes"
];

// ../packages/schema/src/constants.ts
var DEVICES = ["desktop", "tablet", "mobile"];
var BREAKPOINTS = { tablet: 992, mobile: 768 };
var NODE_ID_LENGTH = 10;
var ROOT_ID = "ROOT";
var CONTENT_LIMITS = {
  encodedBytes: 1e6,
  decodedBytes: 8e6,
  nodes: 5e3,
  depth: 64
};
var FONT_WEIGHTS = [100, 200, 300, 400, 500, 600, 700, 800, 900];
var THEME_COLORS = [
  "primary",
  "secondary",
  "tertiary",
  "success",
  "warning",
  "danger",
  "dark",
  "light",
  "info"
];
var LINK_TARGETS = ["_self", "_blank", "_parent", "_top"];
var IMAGE_WIDTHS = [320, 640, 960, 1280, 1920];

// ../packages/schema/src/fields.ts
var import_yup = __toESM(require_yup(), 1);
var lineField = (max2) => (0, import_yup.string)().max(max2).matches(/^[^\p{Cc}]*$/u, {
  message: "${path} must be a single line of text",
  excludeEmptyString: true
});
var textField = (max2) => (0, import_yup.string)().max(max2).matches(/^[^\0]*$/, "${path} has a character that is not allowed");
var versionField = () => (0, import_yup.number)().integer().min(1).max(2147483647);

// ../packages/schema/src/messages.ts
var MESSAGES = {
  confirmTitle: "Are you sure?",
  confirm: "Confirm",
  cancel: "Cancel",
  unsavedTitle: "Unsaved Changes",
  unsavedText: "You have unsaved changes. Are you sure?",
  pageNotFound: "Page not found",
  excerptRequired: "Please enter an Excerpt",
  noIcons: "No Icons",
  cssInvalid: "Validation failed. Please check your CSS syntax.",
  cssWarning: "Custom CSS can break your site. Use with care."
};

// ../packages/schema/src/settings.schema.ts
var import_yup2 = __toESM(require_yup(), 1);
var color = () => (0, import_yup2.string)().matches(/^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i, "Use a colour such as #1a73e8");
var THEME_FONTS = ["Inter", "Georgia", "System", "Mono"];
var colors = () => Object.fromEntries(THEME_COLORS.map((name) => [name, color()]));
var themeSchema = (0, import_yup2.object)({
  ...colors(),
  mode: (0, import_yup2.string)().oneOf(["light", "dark", "auto"]),
  fontFamily: (0, import_yup2.string)().oneOf(THEME_FONTS),
  /** CSS length, such as `8px`. */
  radius: (0, import_yup2.string)().matches(/^\d{1,2}px$/, "Use a length such as 8px")
}).noUnknown();
var settingsSchema = (0, import_yup2.object)({
  company_name: (0, import_yup2.string)().defined(),
  legal_name: (0, import_yup2.string)().defined(),
  email: (0, import_yup2.string)().defined(),
  phone: (0, import_yup2.string)().defined(),
  timezone: (0, import_yup2.string)().required(),
  locale: (0, import_yup2.string)().required(),
  currency: (0, import_yup2.string)().required(),
  favicon: (0, import_yup2.string)().defined(),
  main_logo: (0, import_yup2.string)().defined(),
  main_logo_alt: (0, import_yup2.string)().defined(),
  live_chat_enabled: (0, import_yup2.boolean)().required(),
  theme: themeSchema.required(),
  invoice_settings: (0, import_yup2.object)({ use_vehicle: (0, import_yup2.boolean)().required() }).required(),
  permissions: (0, import_yup2.object)({
    command_menu: (0, import_yup2.object)({ can_view: (0, import_yup2.boolean)().required() }).required()
  }).required(),
  version: versionField().required()
});
var settingsUpdateSchema = (0, import_yup2.object)({
  company_name: lineField(200).trim().min(1, "Please enter a company name"),
  legal_name: lineField(200),
  email: (0, import_yup2.string)().email().max(254),
  phone: lineField(40),
  timezone: lineField(60).min(1),
  locale: lineField(20).min(2),
  currency: (0, import_yup2.string)().matches(/^[A-Z]{3}$/, "Use a currency code such as CAD"),
  favicon: textField(2e3),
  main_logo: textField(2e3),
  main_logo_alt: lineField(300),
  live_chat_enabled: (0, import_yup2.boolean)(),
  theme: themeSchema.default(void 0),
  invoice_settings: (0, import_yup2.object)({ use_vehicle: (0, import_yup2.boolean)() }).noUnknown().default(void 0),
  permissions: (0, import_yup2.object)({
    command_menu: (0, import_yup2.object)({ can_view: (0, import_yup2.boolean)() }).noUnknown().default(void 0)
  }).noUnknown().default(void 0),
  version: versionField()
}).noUnknown();
var publicSettingsSchema = settingsSchema.pick([
  "company_name",
  "email",
  "phone",
  "timezone",
  "locale",
  "currency",
  "favicon",
  "main_logo",
  "main_logo_alt",
  "theme",
  "version"
]);
var DEFAULT_SETTINGS = {
  company_name: "",
  legal_name: "",
  email: "",
  phone: "",
  timezone: "America/Toronto",
  locale: "en-CA",
  currency: "CAD",
  favicon: "",
  main_logo: "",
  main_logo_alt: "",
  live_chat_enabled: false,
  theme: {
    primary: "#2456d6",
    secondary: "#475467",
    tertiary: "#7c3aed",
    success: "#1a7f4b",
    warning: "#b45309",
    danger: "#c62f2f",
    dark: "#101828",
    light: "#f5f7fa",
    info: "#0e7490",
    mode: "light",
    fontFamily: "Inter",
    radius: "8px"
  },
  invoice_settings: { use_vehicle: false },
  permissions: { command_menu: { can_view: true } }
};

// ../packages/schema/src/device-settings.ts
var WIDTH_UNITS = ["px", "%", "rem", "vw"];
var HEIGHT_UNITS = ["px", "%", "rem", "vh", "vw"];
var GAP_UNITS = ["px", "rem"];
var BORDER_CHOICES = ["none", "all", "top", "right", "bottom", "left"];
var BOX_SHADOWS = ["none", "small", "medium", "large"];
var DEVICE_GROUPS = [
  "alignment",
  "background",
  "border",
  "spacing"
];

// ../packages/schema/src/errors.ts
function defineErrors(table) {
  return table;
}
var entry = (status, message, hint, retry = false) => ({
  status,
  message,
  hint,
  retry
});
var ERRORS = defineErrors({
  malformed: entry(
    400,
    "The request could not be read",
    "Send valid JSON with the fields that the call documents."
  ),
  key_refused: entry(
    400,
    "The request has a field name that is not allowed",
    "Remove the named field and send the request again."
  ),
  unauthenticated: entry(401, "You are not signed in", "Sign in and try again."),
  credentials_invalid: entry(401, "Email or password is wrong", "Check both and try again."),
  forbidden: entry(
    403,
    "You are not allowed to do this",
    "Ask an administrator of the tenant for the permission."
  ),
  plan_required: entry(
    403,
    "This is part of a larger plan",
    "Change the plan of the tenant to use it."
  ),
  module_required: entry(
    403,
    "This module is not switched on",
    "Switch the module on for the tenant to use it."
  ),
  origin_refused: entry(
    403,
    "The request came from another site",
    "Open the admin at its own address and try again."
  ),
  not_found: entry(404, "Not found", "It may have been deleted, or the address is wrong."),
  page_not_found: entry(404, "Page not found", "Check the address of the page."),
  host_unknown: entry(404, "There is no site at this address", "Check the host name."),
  method_not_allowed: entry(
    405,
    "This address does not answer that method",
    "Use one of the methods in the Allow header."
  ),
  conflict: entry(
    409,
    "Somebody else has changed this since you opened it",
    "Compare both versions and choose which to keep."
  ),
  slug_taken: entry(409, "Another page already has this address", "Choose another slug."),
  in_progress: entry(
    409,
    "The same request is still being worked on",
    "Wait a moment and ask again with the same key.",
    true
  ),
  too_large: entry(413, "The request is too large", "Make it smaller and try again."),
  content_too_large: entry(
    413,
    "The content is too large",
    "Remove blocks or split the page in two."
  ),
  media_type: entry(
    415,
    "This kind of body is not accepted here",
    "Send JSON, or a form for uploads."
  ),
  validation_failed: entry(
    422,
    "Some fields need attention",
    "Mend the named fields and send again."
  ),
  content_invalid: entry(422, "The content cannot be read", "Save it again from the editor."),
  image_invalid: entry(
    422,
    "This file is not an image that can be used",
    "Upload a JPEG, PNG, WebP or AVIF image."
  ),
  idempotency_mismatch: entry(
    422,
    "This Idempotency-Key was used for another request",
    "Send a new key with a new request."
  ),
  rate_limited: entry(
    429,
    "Too many attempts",
    "Wait for the time in Retry-After and try again.",
    true
  ),
  internal: entry(
    500,
    "Something went wrong on our side",
    "Try again; if it happens again, tell support the request id.",
    true
  ),
  unavailable: entry(503, "The service is not ready", "Try again in a few seconds.", true)
});
function invariant(condition, message) {
  if (!condition) throw new Error(`Invariant: ${message}`);
}

// ../packages/device-settings/src/choose-border.ts
function borderSides(choice2) {
  const has = (side2) => choice2 === "all" || choice2 === side2;
  return {
    borderTop: has("top"),
    borderRight: has("right"),
    borderBottom: has("bottom"),
    borderLeft: has("left")
  };
}

// ../packages/device-settings/src/declaration.ts
function cssNumber(value) {
  return String(Math.round(value * 1e4) / 1e4);
}
function length(value, unit) {
  return value === 0 ? "0" : `${cssNumber(value)}${unit}`;
}
function printDeclarations(declarations) {
  let text2 = "";
  for (const [property, value] of declarations)
    text2 += `${text2 === "" ? "" : ";"}${property}:${value}`;
  return text2;
}

// ../packages/device-settings/src/compile-alignment.ts
function width({ width: width2, widthUnit, widthAuto, fluid }, blockType) {
  const value = fluid ? "100%" : widthAuto ? "auto" : length(width2, widthUnit);
  if (blockType === "Section") return [["--org-section-width", value === "auto" ? "100%" : value]];
  if (blockType === "Column")
    return [
      ["flex", value === "auto" ? "1 1 0" : "0 1 auto"],
      ["width", value]
    ];
  return [["width", value]];
}
function height({ height: height2, heightUnit, heightAuto }, { blockType, overflow }) {
  const unit = blockType === "Section" && heightUnit === "%" ? "vh" : heightUnit;
  const value = heightAuto ? "auto" : length(height2, unit);
  return overflow === "visible" ? [["min-height", value]] : [["height", value]];
}
function compileAlignment(values, touched, options) {
  const any = (...fields) => fields.some((field) => touched.has(field));
  const declarations = [];
  if (any("flexDirection")) {
    const wrap = values.flexDirection.startsWith("row") ? "wrap" : "nowrap";
    declarations.push(["flex-direction", values.flexDirection], ["flex-wrap", wrap]);
  }
  if (any("alignItems")) declarations.push(["align-items", values.alignItems]);
  if (any("alignContent")) declarations.push(["align-content", values.alignContent]);
  if (any("justifyContent")) declarations.push(["justify-content", values.justifyContent]);
  if (any("gap", "gapUnit")) {
    const gap = length(values.gap, values.gapUnit);
    declarations.push(["gap", gap]);
    if (options.blockType === "Section" || options.blockType === "Row")
      declarations.push(["--org-gap", gap === "0" ? "0px" : gap]);
  }
  if (any("width", "widthUnit", "widthAuto", "fluid"))
    declarations.push(...width(values, options.blockType));
  if (any("height", "heightUnit", "heightAuto")) declarations.push(...height(values, options));
  if (any("zIndex"))
    declarations.push(["position", "relative"], ["z-index", cssNumber(values.zIndex)]);
  return declarations;
}

// ../packages/device-settings/src/contrast.ts
var DARK_INK = "#14171f";
var LIGHT_INK = "#ffffff";
function channels(color2) {
  if (color2 === "white" || color2 === "ivory" || color2 === "beige") return [255, 255, 255];
  if (color2 === "black" || color2 === "navy" || color2 === "maroon") return [0, 0, 0];
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(color2);
  if (short)
    return [
      17 * Number.parseInt(short[1] ?? "0", 16),
      17 * Number.parseInt(short[2] ?? "0", 16),
      17 * Number.parseInt(short[3] ?? "0", 16)
    ];
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:ff)?$/.exec(color2);
  if (long)
    return [
      Number.parseInt(long[1] ?? "0", 16),
      Number.parseInt(long[2] ?? "0", 16),
      Number.parseInt(long[3] ?? "0", 16)
    ];
  const rgb = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(color2);
  return rgb ? [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])] : void 0;
}
function luminance([red, green, blue]) {
  const linear = (channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
function inkOn(color2) {
  const rgb = channels(color2);
  if (!rgb) return void 0;
  const light = luminance(rgb);
  return light > 0.179 ? DARK_INK : LIGHT_INK;
}
function inkFor(color2) {
  const token = /^var\(--org-color-([a-z]+)\)$/.exec(color2)?.[1];
  if (token === void 0) return inkOn(color2);
  if (token === "surface" || token === "subtle") return "var(--org-color-text)";
  return token === "text" || token === "muted" || token === "border" ? void 0 : `var(--org-color-on-${token})`;
}

// ../packages/device-settings/src/safe-color.ts
var SURFACE_COLORS = ["surface", "subtle", "text", "muted", "border"];
var TOKENS = /* @__PURE__ */ new Set([...THEME_COLORS, ...SURFACE_COLORS]);
var KEYWORDS = /* @__PURE__ */ new Set([
  "transparent",
  "currentcolor",
  "black",
  "white",
  "gray",
  "grey",
  "silver",
  "red",
  "maroon",
  "orange",
  "yellow",
  "olive",
  "lime",
  "green",
  "teal",
  "aqua",
  "cyan",
  "blue",
  "navy",
  "purple",
  "fuchsia",
  "magenta",
  "pink",
  "brown",
  "gold",
  "beige",
  "ivory"
]);
var HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/;
var NUMBER = "[+-]?(?:\\d{1,4}(?:\\.\\d{1,6})?|\\.\\d{1,6})";
var FUNCTION = new RegExp(
  `^(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\\(\\s*${NUMBER}(?:%|deg|turn)?(?:\\s*,\\s*|\\s+)${NUMBER}%?(?:\\s*,\\s*|\\s+)${NUMBER}%?(?:\\s*[,/]\\s*${NUMBER}%?)?\\s*\\)$`
);
var VARIABLE = /^var\(\s*--org-color-([a-z-]{1,24})\s*\)$/;
function safeColor(value) {
  if (typeof value !== "string" || value.length > 80) return "";
  const color2 = value.trim().toLowerCase();
  if (TOKENS.has(color2)) return `var(--org-color-${color2})`;
  if (HEX.test(color2) || KEYWORDS.has(color2) || FUNCTION.test(color2)) return color2;
  const name = VARIABLE.exec(color2)?.[1];
  return name !== void 0 && (TOKENS.has(name) || TOKENS.has(name.replace(/^on-/, ""))) ? `var(--org-color-${name})` : "";
}
function colorAt(color2, opacity) {
  if (opacity >= 1) return color2;
  return `color-mix(in srgb,${color2} ${Math.round(opacity * 100)}%,transparent)`;
}

// ../packages/device-settings/src/safe-gradient.ts
var SHAPE = /^(repeating-)?(linear|radial|conic)-gradient\((.*)\)$/is;
var POSITION = "(?:-?\\d{1,4}(?:\\.\\d{1,4})?(?:%|px)|0)";
var SIDE = "(?:left|right|top|bottom|center)";
var HEADS = {
  linear: /^(?:-?\d{1,4}(?:\.\d{1,4})?(?:deg|turn|rad)|to (?:left|right|top|bottom)(?: (?:left|right|top|bottom))?)$/,
  radial: new RegExp(
    `^(?:(?:circle|ellipse)(?: (?:closest|farthest)-(?:side|corner))?|(?:closest|farthest)-(?:side|corner))?(?: ?at (?:${SIDE}|${POSITION})(?: (?:${SIDE}|${POSITION}))?)?$`
  ),
  conic: new RegExp(
    `^(?:from -?\\d{1,4}(?:\\.\\d{1,4})?deg)?(?: ?at (?:${SIDE}|${POSITION})(?: (?:${SIDE}|${POSITION}))?)?$`
  )
};
var STOP = /^(.*?)((?: -?\d{1,4}(?:\.\d{1,4})?(?:%|px|deg)| 0){0,2})$/;
function parts(text2) {
  const found = [];
  let depth = 0;
  let start = 0;
  for (let i2 = 0; i2 < text2.length; i2++) {
    const char = text2[i2];
    if (char === "(") depth += 1;
    else if (char === ")") depth -= 1;
    else if (char === "," && depth === 0) {
      found.push(text2.slice(start, i2));
      start = i2 + 1;
    }
  }
  return [...found, text2.slice(start)].map((part) => part.trim().replace(/\s+/g, " "));
}
function stop(part) {
  const match = STOP.exec(part);
  const color2 = safeColor(match?.[1] ?? "");
  return color2 && match ? `${color2}${match[2] ?? ""}` : "";
}
function safeGradient(value) {
  if (typeof value !== "string" || value.length > 1e3) return "";
  const [, repeating = "", kind = "", inner = ""] = SHAPE.exec(value.trim()) ?? [];
  const head = HEADS[kind.toLowerCase()];
  if (!head) return "";
  const [first = "", ...rest] = parts(inner.toLowerCase());
  const direction = first !== "" && head.test(first) ? first : "";
  const stops = (direction ? rest : [first, ...rest]).map(stop);
  if (stops.length < 2 || stops.length > 20 || stops.includes("")) return "";
  return `${repeating.toLowerCase()}${kind.toLowerCase()}-gradient(${[...direction ? [direction] : [], ...stops].join(",")})`;
}

// ../packages/device-settings/src/compile-background.ts
var OVERLAY = ["overlaySettings"];
var PICTURE = ["backgroundImage", "usePageImage"];
var PICTURE_FIT = [
  "backgroundPositionX",
  "backgroundPositionY",
  "backgroundSize",
  "backgroundRepeat",
  "backgroundAttachment"
];
function needsLayers(values) {
  return values.backgroundOpacity < 1 || values.flip || values.zoomInOnHover || values.backgroundVideo !== "";
}
function pictureOf(values, pageImage) {
  return (values.usePageImage ? safeMediaUrl(pageImage) : "") || safeMediaUrl(values.backgroundImage);
}
function overlayImage({ overlaySettings }) {
  const color2 = overlaySettings.enabled ? safeColor(overlaySettings.overlayColor) : "";
  if (!color2) return "";
  const veil = colorAt(color2, overlaySettings.overlayOpacity);
  return `linear-gradient(${veil},${veil})`;
}
function fit(values, layersAbove) {
  const { backgroundSize, backgroundAttachment } = values;
  const size2 = layersAbove > 0 && backgroundSize !== "cover" ? [...Array(layersAbove).fill("cover"), backgroundSize].join(",") : backgroundSize;
  return [
    [
      "background-position",
      `${cssNumber(values.backgroundPositionX)}% ${cssNumber(values.backgroundPositionY)}%`
    ],
    ["background-size", size2],
    ["background-repeat", values.backgroundRepeat],
    ...backgroundAttachment === "scroll" ? [] : [["background-attachment", backgroundAttachment]]
  ];
}
function ink(values, picture) {
  const { overlaySettings: overlay } = values;
  const veiled = overlay.enabled && overlay.overlayOpacity >= 0.5;
  if (!veiled && (picture || values.backgroundOpacity < 0.5)) return [];
  const color2 = inkFor(safeColor(veiled ? overlay.overlayColor : values.backgroundColor));
  return color2 ? [
    ["color", color2],
    ["--org-color-link", "currentcolor"]
  ] : [];
}
function flat(values, touched, picture) {
  const any = (fields) => fields.some((field) => touched.has(field));
  const root = [];
  if (touched.has("backgroundColor"))
    root.push(["background-color", safeColor(values.backgroundColor) || "transparent"]);
  if (any([...PICTURE, ...PICTURE_FIT, ...OVERLAY, "gradient"])) {
    const above = [overlayImage(values), safeGradient(values.gradient)].filter(Boolean);
    root.push([
      "background-image",
      [...above, ...picture ? [cssUrl(picture)] : []].join(",") || "none"
    ]);
    if (picture) root.push(...fit(values, above.length));
  }
  return { root, backdrop: [], veil: [], hover: [] };
}
var BOX = [
  ["content", '""'],
  ["position", "absolute"],
  ["inset", "0"],
  ["z-index", "-1"],
  ["border-radius", "inherit"],
  ["pointer-events", "none"]
];
function layered(values, picture, borderRadius) {
  const color2 = safeColor(values.backgroundColor);
  const gradient = safeGradient(values.gradient);
  const backdropImage = picture ? cssUrl(picture) : gradient;
  const veilImage = [overlayImage(values), picture ? gradient : ""].filter(Boolean).join(",");
  const zooms = values.zoomInOnHover && picture !== "";
  const flips = values.flip && picture !== "";
  const backdrop = [
    ...BOX,
    ["background-color", color2 || "transparent"],
    ["background-image", backdropImage || "none"],
    ...picture ? fit(values, 0) : [],
    ["opacity", cssNumber(values.backgroundOpacity)],
    [
      "transform",
      zooms ? `scale(${flips ? "calc(-1*var(--org-zoom))" : "var(--org-zoom)"},var(--org-zoom))` : flips ? "scaleX(-1)" : "none"
    ],
    // The clip shrinks exactly as the picture grows, so the picture stays within the block without clipping the block's content.
    [
      "clip-path",
      zooms ? `inset(calc((1 - 1/var(--org-zoom))*50%) round calc(${length(borderRadius, "px") || "0"}/var(--org-zoom)))` : "none"
    ]
  ];
  if (zooms) backdrop.push(["transition", "--org-zoom var(--org-motion-slow,.5s) ease-out"]);
  return {
    // Isolation keeps the layers behind the content and in front of what is behind the block.
    root: [
      ["position", "relative"],
      ["isolation", "isolate"],
      ["background", "none"]
    ],
    backdrop,
    veil: veilImage ? [...BOX, ["background-image", veilImage]] : [["content", "none"]],
    hover: [["--org-zoom", zooms ? cssNumber(1 + values.zoomInPercentage / 100) : "1"]]
  };
}
function compileBackground(values, touched, options) {
  if (touched.size === 0) return { root: [], backdrop: [], veil: [], hover: [] };
  const picture = pictureOf(values, options.pageImage);
  const parts2 = options.layers ? layered(values, picture, options.borderRadius) : flat(values, touched, picture);
  return { ...parts2, root: [...parts2.root, ...ink(values, picture)] };
}

// ../packages/device-settings/src/compile-border.ts
var BLUR = { none: 0, small: 5, medium: 10, large: 15 };
var SIDES = ["borderTop", "borderRight", "borderBottom", "borderLeft"];
function boxShadowCss(shadow) {
  return shadow === "none" ? "none" : `0 0 ${BLUR[shadow]}px rgba(0,0,0,0.75)`;
}
function compileBorder(values, touched) {
  const any = (...fields) => fields.some((field) => touched.has(field));
  const declarations = [];
  if (any("border", "borderStyle", "borderWidth", "borderColor", ...SIDES)) {
    const sides = any(...SIDES) ? values : borderSides(values.border);
    const widths = SIDES.map((side2) => length(sides[side2] ? values.borderWidth : 0, "px"));
    declarations.push([
      "border-width",
      new Set(widths).size === 1 ? widths[0] ?? "0" : widths.join(" ")
    ]);
    if (widths.some((width2) => width2 !== "0"))
      declarations.push(
        ["border-style", values.borderStyle],
        ["border-color", safeColor(values.borderColor) || "currentcolor"]
      );
  }
  if (any("borderRadius")) declarations.push(["border-radius", length(values.borderRadius, "px")]);
  if (any("boxShadow")) declarations.push(["box-shadow", boxShadowCss(values.boxShadow)]);
  return declarations;
}

// ../packages/device-settings/src/compile-spacing.ts
var PROPERTIES = {
  marginTop: "margin-top",
  marginRight: "margin-right",
  marginBottom: "margin-bottom",
  marginLeft: "margin-left",
  paddingTop: "padding-top",
  paddingRight: "padding-right",
  paddingBottom: "padding-bottom",
  paddingLeft: "padding-left"
};
function compileSpacing(values, touched, isSection) {
  const declarations = [];
  for (const [field, property] of Object.entries(PROPERTIES)) {
    if (!touched.has(field)) continue;
    const value = length(values[field], "px");
    const isGutter = isSection && (field === "paddingLeft" || field === "paddingRight");
    declarations.push([
      property,
      isGutter ? `max(${value === "0" ? "0px" : value},var(--org-section-side))` : value
    ]);
  }
  return declarations;
}

// ../packages/device-settings/src/field-specs.ts
var number2 = (min, max2, step = 1) => ({
  kind: "number",
  min,
  max: max2,
  step
});
var choice = (options) => ({ kind: "choice", options });
var flag = { kind: "flag" };
var ALIGN_CONTENT = [
  "normal",
  "flex-start",
  "center",
  "flex-end",
  "stretch",
  "space-between",
  "space-around",
  "space-evenly"
];
var ALIGN_ITEMS = ["stretch", "flex-start", "center", "flex-end", "baseline"];
var JUSTIFY_CONTENT = [
  "flex-start",
  "center",
  "flex-end",
  "space-between",
  "space-around",
  "space-evenly"
];
var FLEX_DIRECTIONS = ["row", "column", "row-reverse", "column-reverse"];
var BACKGROUND_SIZES = [
  "cover",
  "contain",
  "auto",
  "100% 100%",
  "100% auto",
  "auto 100%"
];
var BACKGROUND_REPEATS = [
  "no-repeat",
  "repeat",
  "repeat-x",
  "repeat-y",
  "space",
  "round"
];
var BACKGROUND_ATTACHMENTS = ["scroll", "fixed", "local"];
var BORDER_STYLES = [
  "solid",
  "dashed",
  "dotted",
  "double",
  "groove",
  "ridge",
  "inset",
  "outset",
  "none"
];
var OVERFLOWS = ["visible", "hidden", "clip", "auto", "scroll"];
var side = number2(0, 1e3);
var margin = number2(-1e3, 1e3);
var FIELD_SPECS = {
  alignment: {
    alignContent: choice(ALIGN_CONTENT),
    alignItems: choice(ALIGN_ITEMS),
    justifyContent: choice(JUSTIFY_CONTENT),
    height: number2(0, 5e3, 0.01),
    heightUnit: choice(HEIGHT_UNITS),
    heightAuto: flag,
    gap: number2(0, 500, 0.01),
    gapUnit: choice(GAP_UNITS),
    flexDirection: choice(FLEX_DIRECTIONS),
    width: number2(0, 5e3, 0.01),
    widthUnit: choice(WIDTH_UNITS),
    widthAuto: flag,
    fluid: flag,
    zIndex: number2(-100, 9999)
  },
  background: {
    backgroundColor: { kind: "color" },
    backgroundImage: { kind: "url" },
    backgroundPositionX: number2(0, 100),
    backgroundPositionY: number2(0, 100),
    backgroundSize: choice(BACKGROUND_SIZES),
    backgroundRepeat: choice(BACKGROUND_REPEATS),
    backgroundAttachment: choice(BACKGROUND_ATTACHMENTS),
    backgroundOpacity: number2(0, 1, 0.01),
    gradient: { kind: "gradient" },
    usePageImage: flag,
    overlaySettings: { kind: "overlay" },
    zoomInOnHover: flag,
    zoomInPercentage: number2(0, 100),
    flip: flag,
    backgroundVideo: { kind: "url" }
  },
  border: {
    border: choice(BORDER_CHOICES),
    borderStyle: choice(BORDER_STYLES),
    borderWidth: number2(0, 100),
    borderColor: { kind: "color" },
    borderRadius: number2(0, 1e3),
    borderTop: flag,
    borderBottom: flag,
    borderLeft: flag,
    borderRight: flag,
    boxShadow: choice(BOX_SHADOWS)
  },
  spacing: {
    marginTop: margin,
    marginRight: margin,
    marginBottom: margin,
    marginLeft: margin,
    paddingTop: side,
    paddingRight: side,
    paddingBottom: side,
    paddingLeft: side
  }
};
var OVERLAY_OPACITY = { min: 0, max: 1, step: 0.01 };

// ../packages/device-settings/src/read-settings.ts
var isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
function readNumber(value, min, max2) {
  const number9 = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof number9 !== "number" || !Number.isFinite(number9)) return void 0;
  return Math.min(max2, Math.max(min, number9));
}
function readOverlay(value) {
  if (!isRecord(value)) return void 0;
  return {
    enabled: value.enabled === true,
    overlayColor: safeColor(value.overlayColor) ? String(value.overlayColor).trim() : "#000000",
    overlayOpacity: readNumber(value.overlayOpacity, OVERLAY_OPACITY.min, OVERLAY_OPACITY.max) ?? 0.5
  };
}
function readGuarded(value, guard2) {
  if (value === "" || value === "none") return "";
  return guard2(value) ? String(value).trim() : void 0;
}
function readField(spec, value) {
  switch (spec.kind) {
    case "number":
      return readNumber(value, spec.min, spec.max);
    case "choice":
      return typeof value === "string" && spec.options.includes(value) ? value : void 0;
    case "flag":
      return typeof value === "boolean" ? value : void 0;
    case "color":
      return readGuarded(value, safeColor);
    case "url":
      return readGuarded(value, safeMediaUrl);
    case "gradient":
      return readGuarded(value, safeGradient);
    case "overlay":
      return readOverlay(value);
  }
}
function readGroup(group, raw) {
  const specs = FIELD_SPECS[group];
  let fields;
  for (const field in raw) {
    const spec = Object.hasOwn(specs, field) ? specs[field] : void 0;
    const value = spec ? readField(spec, raw[field]) : void 0;
    if (value === void 0) continue;
    fields ??= {};
    fields[field] = value;
  }
  return fields;
}
function readSettings(stored) {
  if (!isRecord(stored)) return {};
  const settings = {};
  for (const device of DEVICES) {
    const own = stored[device];
    if (!isRecord(own)) continue;
    let groups;
    for (const group of DEVICE_GROUPS) {
      const raw = own[group];
      const fields = isRecord(raw) ? readGroup(group, raw) : void 0;
      if (!fields) continue;
      groups ??= {};
      groups[group] = fields;
    }
    if (groups) settings[device] = groups;
  }
  return settings;
}

// ../packages/device-settings/src/visibility.ts
var FLAGS = {
  desktop: "showOnDesktop",
  tablet: "showOnTablet",
  mobile: "showOnMobile"
};
function readVisibility(props) {
  return {
    showOnDesktop: props.showOnDesktop !== false,
    showOnTablet: props.showOnTablet !== false,
    showOnMobile: props.showOnMobile !== false,
    hideOnHomepage: props.hideOnHomepage === true,
    overflow: props.overflow === void 0 ? "visible" : OVERFLOWS.find((overflow) => overflow === props.overflow) ?? "visible"
  };
}
var NOWHERE = [];
function hiddenDevices(visibility) {
  if (visibility.showOnDesktop && visibility.showOnTablet && visibility.showOnMobile)
    return NOWHERE;
  return DEVICES.filter((device) => !visibility[FLAGS[device]]);
}
var VISIBILITY_RULES = {
  desktop: "@media (min-width:992px){.org-hide-desktop{display:none}}",
  tablet: "@media (min-width:768px) and (max-width:991.98px){.org-hide-tablet{display:none}}",
  mobile: "@media (max-width:767.98px){.org-hide-mobile{display:none}}"
};

// ../packages/device-settings/src/compile-settings.ts
var RULE_PARTS = ["root", "backdrop", "veil", "hover"];
var NONE = /* @__PURE__ */ new Set();
var NOWHERE2 = [];
function touchedFields(settings) {
  const touched = {
    alignment: NONE,
    background: NONE,
    border: NONE,
    spacing: NONE
  };
  for (const device of DEVICES)
    for (const group of DEVICE_GROUPS) {
      const own = settings[device]?.[group];
      if (own) touched[group] = /* @__PURE__ */ new Set([...touched[group], ...Object.keys(own)]);
    }
  return touched;
}
function partsOn(device, settings, touched, options) {
  const { blockType, overflow, pageImage, layers } = options;
  const isSection = blockType === "Section";
  const border = effective(settings, device, "border", blockType);
  const background = compileBackground(
    effective(settings, device, "background", blockType),
    touched.background,
    { pageImage, borderRadius: border.borderRadius, layers }
  );
  const root = [];
  if (touched.alignment.size > 0)
    root.push(
      ...compileAlignment(effective(settings, device, "alignment", blockType), touched.alignment, {
        blockType,
        overflow
      })
    );
  root.push(...background.root);
  if (touched.border.size > 0) root.push(...compileBorder(border, touched.border));
  if (touched.spacing.size > 0)
    root.push(
      ...compileSpacing(
        effective(settings, device, "spacing", blockType),
        touched.spacing,
        isSection
      )
    );
  return { ...background, root };
}
function difference(from, to) {
  const wider = new Map(from);
  const own = new Map(to);
  const changed = to.filter(([property, value]) => wider.get(property) !== value);
  for (const [property] of from)
    if (!own.has(property))
      changed.push([property, property.startsWith("--") ? "initial" : "revert-layer"]);
  return changed;
}
function settle(declarations) {
  const seen = new Map(declarations);
  return seen.size === declarations.length ? declarations : [...seen];
}
function rulesOf(settings, overflow, options) {
  const touched = touchedFields(settings);
  const layers = touched.background.size > 0 && DEVICES.some((device) => needsLayers(effective(settings, device, "background")));
  const rules = [];
  let wider;
  for (const device of DEVICES) {
    if (wider && !settings[device] && !(device === "mobile" && settings.tablet)) continue;
    const parts2 = partsOn(device, settings, touched, { ...options, overflow, layers });
    for (const part of RULE_PARTS) {
      const own = settle(parts2[part]);
      const said = wider ? difference(settle(wider[part]), own) : own;
      if (said.length > 0) rules.push({ device, part, declarations: printDeclarations(said) });
    }
    wider = parts2;
  }
  return rules;
}
var NO_STYLES = { rules: [], video: void 0 };
var MEMORY = 4e3;
var LONGEST = 4e3;
var compiled = /* @__PURE__ */ new Map();
function compileStyles(stored, overflow, options) {
  const settings = readSettings(stored);
  const rules = rulesOf(settings, overflow, options);
  const clipped = {
    device: "desktop",
    part: "root",
    declarations: `overflow:${overflow}`
  };
  return {
    rules: overflow === "visible" ? rules : [clipped, ...rules],
    video: backgroundVideo(settings)
  };
}
function stylesOf(stored, overflow, options) {
  if (stored === void 0 && overflow === "visible") return NO_STYLES;
  const key = `${options.blockType}|${overflow}|${options.pageImage}|${JSON.stringify(stored)}`;
  const known = compiled.get(key);
  if (known) return known;
  const styles2 = compileStyles(stored, overflow, options);
  if (key.length > LONGEST) return styles2;
  if (compiled.size >= MEMORY) compiled.clear();
  compiled.set(key, styles2);
  return styles2;
}
function compileSettings(stored, visibility, options) {
  const { rules, video } = stylesOf(stored, visibility.overflow, options);
  const { editing, isHomepage } = options;
  const hiddenOn = editing ? NOWHERE2 : hiddenDevices(visibility);
  const hidden = !editing && (hiddenOn.length === DEVICES.length || visibility.hideOnHomepage && isHomepage);
  return { rules, hiddenOn, hidden, video: editing ? void 0 : video };
}

// ../packages/device-settings/src/create-sheet.ts
var LAYER = "org.settings";
var SUFFIX = {
  root: "",
  backdrop: "::before",
  veil: "::after",
  hover: ":hover::before"
};
var MEDIA = {
  desktop: "",
  tablet: `@media (max-width:${BREAKPOINTS.tablet - 0.02}px)`,
  mobile: `@media (max-width:${BREAKPOINTS.mobile - 0.02}px)`
};
var ZOOM_PROPERTY = '@property --org-zoom{syntax:"<number>";inherits:false;initial-value:1}';
function shortHash(text2) {
  let low = 2166136261;
  let high = 16777619;
  for (let i2 = 0; i2 < text2.length; i2++) {
    const code = text2.charCodeAt(i2);
    low = Math.imul(low ^ code, 16777619);
    high = Math.imul(high ^ code, 2246822507) + i2;
  }
  return ((high >>> 12) * 4294967296 + (low >>> 0)).toString(36).slice(-7);
}
var named = /* @__PURE__ */ new WeakMap();
function nameOf(rules) {
  const known = named.get(rules);
  if (known) return known;
  const key = rules.map((rule) => `${rule.device}${rule.part}{${rule.declarations}}`).join("");
  const made = { key, name: `d-${shortHash(key)}` };
  named.set(rules, made);
  return made;
}
function createSheet() {
  const names = /* @__PURE__ */ new Map();
  const taken = /* @__PURE__ */ new Set();
  const byDevice = { desktop: [], tablet: [], mobile: [] };
  const hidden = /* @__PURE__ */ new Set();
  let zooms = false;
  const unclaimed = (wanted) => {
    let name = wanted;
    while (taken.has(name)) name = `${name}x`;
    taken.add(name);
    return name;
  };
  const addRules = (rules, newRules) => {
    const { key, name: wanted } = nameOf(rules);
    const known = names.get(key);
    if (known !== void 0) return known;
    const name = unclaimed(wanted);
    names.set(key, name);
    for (const rule of rules) {
      const text2 = `.${name}${SUFFIX[rule.part]}{${rule.declarations}}`;
      byDevice[rule.device].push(text2);
      if (!zooms && rule.part === "hover") {
        zooms = true;
        newRules.push(ZOOM_PROPERTY);
      }
      const media = MEDIA[rule.device];
      newRules.push(`@layer ${LAYER}{${media ? `${media}{${text2}}` : text2}}`);
    }
    return name;
  };
  return {
    add({ rules, hiddenOn }) {
      if (rules.length === 0 && hiddenOn.length === 0) return { className: "", newRules: [] };
      const newRules = [];
      const classes = rules.length > 0 ? [addRules(rules, newRules)] : [];
      for (const device of hiddenOn) {
        classes.push(`org-hide-${device}`);
        if (hidden.has(device)) continue;
        hidden.add(device);
        newRules.push(`@layer org.visibility{${VISIBILITY_RULES[device]}}`);
      }
      return { className: classes.join(" "), newRules };
    },
    css() {
      const groups = DEVICES.flatMap((device) => {
        const rules = byDevice[device].join("");
        if (!rules) return [];
        return [MEDIA[device] ? `${MEDIA[device]}{${rules}}` : rules];
      });
      const visibility = DEVICES.filter((device) => hidden.has(device)).map(
        (device) => VISIBILITY_RULES[device]
      );
      return [
        zooms ? ZOOM_PROPERTY : "",
        groups.length > 0 ? `@layer ${LAYER}{${groups.join("")}}` : "",
        visibility.length > 0 ? `@layer org.visibility{${visibility.join("")}}` : ""
      ].join("");
    }
  };
}

// ../packages/device-settings/src/settings-shape.ts
var import_yup3 = __toESM(require_yup(), 1);
var settingsShape = (0, import_yup3.mixed)(
  (value) => typeof value === "object" && value !== null
).transform((_value, original) => readSettings(original)).default(() => ({}));

// ../packages/blocks/src/blocks/text/text.view.tsx
import { createElement } from "react";

// ../packages/blocks/src/blocks/text/text.definition.ts
var import_yup5 = __toESM(require_yup(), 1);

// ../packages/blocks/src/common-props.ts
var import_yup4 = __toESM(require_yup(), 1);
var commonShape = (0, import_yup4.object)({
  settings: settingsShape,
  showOnDesktop: (0, import_yup4.boolean)().default(true),
  showOnTablet: (0, import_yup4.boolean)().default(true),
  showOnMobile: (0, import_yup4.boolean)().default(true),
  hideOnHomepage: (0, import_yup4.boolean)().default(false),
  overflow: (0, import_yup4.string)().default("visible"),
  customCss: (0, import_yup4.string)().max(65536).default("")
});
var COMMON_PROPS = Object.keys(commonShape.fields);

// ../packages/blocks/src/define-block.ts
function defineBlock(block) {
  const { shape: shape10, defaults, ...rest } = block;
  return {
    version: 1,
    targets: ["page"],
    hydration: "none",
    ...rest,
    shape: shape10.concat(commonShape),
    // A shape's fields are all JSON; yup's types do not say so.
    defaults
  };
}

// ../packages/blocks/src/blocks/text/text.definition.ts
var TEXT_TAGS = ["p", "h1", "h2", "h3", "h4", "h5", "h6"];
var TEXT_ALIGNS = ["start", "center", "end", "justify"];
var shape = (0, import_yup5.object)({
  text: (0, import_yup5.string)().max(1e4).defined(),
  /** rem at full width; large sizes shrink on narrow pages. Source: BLK-TEXT-01. */
  fontSize: (0, import_yup5.number)().min(0.5).max(6).test(
    "step",
    "Choose a size in steps of 0.25",
    (value) => value === void 0 || Number.isInteger(value * 4)
  ).required(),
  tag: (0, import_yup5.string)().oneOf(TEXT_TAGS).required(),
  fontWeight: (0, import_yup5.number)().oneOf(FONT_WEIGHTS).required(),
  textAlign: (0, import_yup5.string)().oneOf(TEXT_ALIGNS).required(),
  /** '' takes the colour of the text around it. */
  color: (0, import_yup5.string)().max(80).defined()
});
var textDefinition = defineBlock({
  type: "Text",
  label: "Text",
  description: "A heading or a plain paragraph.",
  category: "text",
  icon: "typography",
  shape,
  defaults: {
    text: "Good work, carefully done.",
    fontSize: 1,
    tag: "p",
    fontWeight: 400,
    textAlign: "start",
    color: ""
  },
  canvas: false,
  rules: { parents: ["Column", "Container"], children: [] },
  groups: ["alignment", "background", "border", "spacing"],
  inlineText: [{ prop: "text", kind: "plain", part: "text" }]
});

// ../packages/blocks/src/blocks/text/text.view.tsx
function TextView({ props, root, context: context2 }) {
  const tag = TEXT_TAGS.find((known) => known === props.tag) ?? "p";
  const align = TEXT_ALIGNS.find((known) => known === props.textAlign);
  return createElement(
    tag,
    {
      ...root,
      "data-part": "text",
      "data-align": align === "start" ? void 0 : align,
      "data-placeholder": context2.editing && props.text === "" ? "Write something" : void 0,
      style: cssVars({
        "org-text-size": props.fontSize === 1 ? void 0 : Math.min(6, Math.max(0.5, props.fontSize)),
        "org-text-weight": props.fontWeight === 400 ? void 0 : FONT_WEIGHTS.find((known) => known === props.fontWeight),
        "org-text-color": safeColor(props.color)
      })
    },
    props.text
  );
}

// ../packages/content/src/new-node-id.ts
var ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
function newNodeId() {
  let id = "";
  for (const byte of crypto.getRandomValues(new Uint8Array(NODE_ID_LENGTH)))
    id += ALPHABET[byte & 63];
  return id;
}

// ../packages/content/src/walk-tree.ts
function* walkTree(tree, start = ROOT_ID) {
  const stack = [{ id: start, depth: 0 }];
  const seen = /* @__PURE__ */ new Set();
  for (let top = stack.pop(); top; top = stack.pop()) {
    const node2 = tree[top.id];
    if (!node2 || seen.has(top.id)) continue;
    seen.add(top.id);
    yield { id: top.id, node: node2, depth: top.depth };
    for (let i2 = node2.nodes.length - 1; i2 >= 0; i2--)
      stack.push({ id: node2.nodes[i2], depth: top.depth + 1 });
  }
}

// ../packages/content/src/canonical.ts
var isIndex = (key) => /^(?:0|[1-9]\d{0,9})$/.test(key);
function isSorted(keys) {
  for (let i2 = 1; i2 < keys.length; i2++)
    if (keys[i2 - 1] > keys[i2] && !isIndex(keys[i2 - 1]))
      return false;
  return true;
}
function canonicalList(items) {
  let changed;
  for (let i2 = 0; i2 < items.length; i2++) {
    const item3 = items[i2];
    const next = typeof item3 === "object" ? canonical(item3) : item3;
    if (next === item3) continue;
    changed ??= [...items];
    changed[i2] = next;
  }
  return changed ?? items;
}
function canonicalObject(source) {
  const keys = Object.keys(source);
  let changed;
  if (!isSorted(keys)) {
    changed = {};
    for (const key of keys.sort()) changed[key] = source[key];
  }
  for (const key of keys) {
    const before = source[key];
    if (typeof before !== "object") continue;
    const next = canonical(before);
    if (next === before) continue;
    changed ??= { ...source };
    changed[key] = next;
  }
  return changed ?? source;
}
function canonical(value) {
  if (typeof value !== "object" || value === null) return value;
  return Array.isArray(value) ? canonicalList(value) : canonicalObject(value);
}

// ../packages/content/src/refused-keys.ts
var REFUSED = /* @__PURE__ */ new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  "prototype"
]);
function isRefusedKey(key) {
  return REFUSED.has(key);
}

// ../packages/content/src/guard-value.ts
var MAX_VALUE_DEPTH = 32;
var Refused = class {
  problem;
  constructor(problem) {
    this.problem = problem;
  }
};
function guard(value, path, depth) {
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : void 0;
  if (typeof value !== "object" || value === null) return void 0;
  if (depth > MAX_VALUE_DEPTH) throw new Refused({ kind: "depth", path });
  if (Array.isArray(value)) {
    let items;
    for (let i2 = 0; i2 < value.length; i2++) {
      const next = guard(value[i2], path, depth + 1);
      if (next !== void 0 && next === value[i2]) items?.push(next);
      else {
        items ??= value.slice(0, i2);
        if (next !== void 0) items.push(next);
      }
    }
    return items ?? value;
  }
  return guardKeys(value, path, depth);
}
function guardKeys(source, path, depth) {
  let copy;
  const keys = Object.keys(source);
  for (let i2 = 0; i2 < keys.length; i2++) {
    const key = keys[i2];
    if (isRefusedKey(key)) throw new Refused({ kind: "key", path: `${path}.${key}` });
    const before = source[key];
    const next = typeof before === "string" ? before : guard(before, path, depth + 1);
    if (next !== void 0 && next === before) {
      if (copy) copy[key] = next;
      continue;
    }
    if (!copy) {
      copy = {};
      for (let k = 0; k < i2; k++) copy[keys[k]] = source[keys[k]];
    }
    if (next !== void 0) copy[key] = next;
  }
  return copy ?? source;
}
function guardObject(source, path) {
  try {
    return { value: guardKeys(source, path, 0) };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.problem };
    throw error;
  }
}

// ../packages/content/src/result.ts
function failure(code, message) {
  return { ok: false, code, message };
}

// ../packages/content/src/guard-tree.ts
var isRecord2 = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
function typeName(type) {
  if (typeof type === "string") return type;
  return isRecord2(type) && typeof type.resolvedName === "string" ? type.resolvedName : "";
}
function childIds(raw) {
  const ids = Array.isArray(raw.nodes) ? raw.nodes.filter((id) => typeof id === "string") : [];
  const linked = /* @__PURE__ */ new Map();
  if (isRecord2(raw.linkedNodes)) {
    for (const [slot, id] of Object.entries(raw.linkedNodes))
      if (typeof id === "string") {
        linked.set(id, slot);
        ids.push(id);
      }
  }
  return { ids, linked };
}
var KNOWN_FIELDS = new Set(BUILDER_NODE_FIELDS);
function withUnknownFields(known, raw) {
  const extra = Object.fromEntries(
    Object.entries(raw).filter(([field]) => !KNOWN_FIELDS.has(field))
  );
  const guarded = guardObject(extra, "node");
  return "value" in guarded ? { ...known, ...guarded.value } : known;
}
var TreeGuard = class {
  notes = [];
  input;
  registry;
  nodes = {};
  seen = /* @__PURE__ */ new Set();
  constructor(input, registry) {
    this.input = input;
    this.registry = registry;
  }
  run(rootId) {
    const stack = [{ id: rootId, parent: void 0, depth: 0, slot: void 0 }];
    this.seen.add(rootId);
    for (let top = stack.pop(); top; top = stack.pop()) {
      if (top.depth > CONTENT_LIMITS.depth)
        return failure(
          "content_too_large",
          `The content is nested deeper than ${CONTENT_LIMITS.depth} levels`
        );
      const raw = this.input[top.id];
      const { ids, linked } = childIds(raw);
      const children = this.claim(ids, top.id);
      const node2 = this.node(top.id, raw, {
        parent: top.parent,
        children,
        slot: top.slot,
        converted: linked.size > 0
      });
      if ("ok" in node2) return node2;
      this.nodes[top.id] = node2;
      for (let i2 = children.length - 1; i2 >= 0; i2--) {
        const id = children[i2];
        stack.push({ id, parent: top.id, depth: top.depth + 1, slot: linked.get(id) });
      }
    }
    for (const id of Object.keys(this.input)) if (!this.seen.has(id)) this.note(id, "unreachable");
    return { ok: true, tree: this.nodes };
  }
  note(id, what) {
    this.notes.push({ id, what });
  }
  /** Children that exist, each once in the whole tree: a second parent or a cycle loses. */
  claim(ids, parent) {
    return ids.filter((id) => {
      if (!Object.hasOwn(this.input, id) || !isRecord2(this.input[id])) {
        this.note(parent, "dropped");
        return false;
      }
      if (this.seen.has(id)) {
        this.note(parent, "cycle");
        return false;
      }
      this.seen.add(id);
      return true;
    });
  }
  node(id, raw, place) {
    const name = typeName(raw.type);
    const definition = this.registry.get(name);
    const props = guardObject(isRecord2(raw.props) ? raw.props : {}, `${id}.props`);
    const custom = guardObject(isRecord2(raw.custom) ? raw.custom : {}, `${id}.custom`);
    const problem = "problem" in props ? props.problem : "problem" in custom ? custom.problem : void 0;
    if (problem || "problem" in props || "problem" in custom) {
      return problem?.kind === "key" ? failure("key_refused", `The content has a name that is not allowed: ${problem.path}`) : failure("content_too_large", `The content is nested too deep: ${problem?.path ?? id}`);
    }
    if (!definition) this.note(id, "unknown");
    const next = this.normalised(raw, name, definition, {
      props: props.value,
      custom: custom.value,
      ...place
    });
    if (!isRecord2(raw.type) || typeof raw.type.resolvedName !== "string") this.note(id, "type");
    if ((raw.parent ?? void 0) !== place.parent) this.note(id, "parent");
    if (place.converted) this.note(id, "linked");
    if (next.props !== raw.props || next.custom !== raw.custom || next.hidden !== raw.hidden || next.displayName !== raw.displayName || next.isCanvas !== raw.isCanvas)
      this.note(id, "fields");
    return next;
  }
  normalised(raw, name, definition, parts2) {
    const custom = parts2.slot === void 0 ? parts2.custom : { ...parts2.custom, slot: parts2.slot };
    const fields = {
      type: { resolvedName: name },
      // What we know is kept in order; what we do not know is kept as it came.
      isCanvas: definition ? definition.canvas : raw.isCanvas === true,
      props: definition ? canonical(parts2.props) : parts2.props,
      displayName: typeof raw.displayName === "string" ? raw.displayName : definition?.label ?? name,
      custom: definition ? canonical(custom) : custom,
      hidden: raw.hidden === true,
      nodes: parts2.children,
      linkedNodes: {}
    };
    const known = parts2.parent === void 0 ? fields : { ...fields, parent: parts2.parent };
    return definition ? known : withUnknownFields(known, raw);
  }
};
function guardTree(input, registry, rootId = ROOT_ID) {
  if (!isRecord2(input)) return failure("content_invalid", "The content is not a tree of blocks");
  const ids = Object.keys(input);
  if (ids.length > CONTENT_LIMITS.nodes)
    return failure("content_too_large", `The content has more than ${CONTENT_LIMITS.nodes} blocks`);
  const refused = ids.find((id) => isRefusedKey(id) || id.length > 64);
  if (refused !== void 0)
    return failure(
      "key_refused",
      `The content has a block id that is not allowed: ${refused.slice(0, 64)}`
    );
  if (!Object.hasOwn(input, rootId) || !isRecord2(input[rootId]))
    return failure("content_invalid", "The content has no root block");
  const guard2 = new TreeGuard(input, registry);
  const result = guard2.run(rootId);
  return result.ok ? { ok: true, tree: result.tree, notes: guard2.notes } : result;
}

// ../packages/content/src/block-definition.ts
function createRegistry(definitions) {
  const byName = /* @__PURE__ */ new Map();
  for (const definition of definitions)
    for (const name of [definition.type, ...definition.aliases ?? []]) {
      if (byName.has(name)) throw new Error(`Two blocks are called ${name}`);
      byName.set(name, definition);
    }
  return { get: (type) => byName.get(type), all: () => definitions };
}

// ../node_modules/.pnpm/fflate@0.8.3/node_modules/fflate/esm/index.mjs
import { createRequire } from "module";
var require2 = createRequire("/");
var _a;
var Worker;
var isMarkedAsUntransferable;
try {
  _a = require2("worker_threads"), Worker = _a.Worker, isMarkedAsUntransferable = _a.isMarkedAsUntransferable;
} catch (e) {
}
var u8 = Uint8Array;
var u16 = Uint16Array;
var i32 = Int32Array;
var fleb = new u8([
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  1,
  1,
  1,
  1,
  2,
  2,
  2,
  2,
  3,
  3,
  3,
  3,
  4,
  4,
  4,
  4,
  5,
  5,
  5,
  5,
  0,
  /* unused */
  0,
  0,
  /* impossible */
  0
]);
var fdeb = new u8([
  0,
  0,
  0,
  0,
  1,
  1,
  2,
  2,
  3,
  3,
  4,
  4,
  5,
  5,
  6,
  6,
  7,
  7,
  8,
  8,
  9,
  9,
  10,
  10,
  11,
  11,
  12,
  12,
  13,
  13,
  /* unused */
  0,
  0
]);
var clim = new u8([16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]);
var freb = function(eb, start) {
  var b = new u16(31);
  for (var i2 = 0; i2 < 31; ++i2) {
    b[i2] = start += 1 << eb[i2 - 1];
  }
  var r = new i32(b[30]);
  for (var i2 = 1; i2 < 30; ++i2) {
    for (var j = b[i2]; j < b[i2 + 1]; ++j) {
      r[j] = j - b[i2] << 5 | i2;
    }
  }
  return { b, r };
};
var _a = freb(fleb, 2);
var fl = _a.b;
var revfl = _a.r;
fl[28] = 258, revfl[258] = 28;
var _b = freb(fdeb, 0);
var fd = _b.b;
var revfd = _b.r;
var rev = new u16(32768);
for (i = 0; i < 32768; ++i) {
  x = (i & 43690) >> 1 | (i & 21845) << 1;
  x = (x & 52428) >> 2 | (x & 13107) << 2;
  x = (x & 61680) >> 4 | (x & 3855) << 4;
  rev[i] = ((x & 65280) >> 8 | (x & 255) << 8) >> 1;
}
var x;
var i;
var hMap = (function(cd, mb, r) {
  var s = cd.length;
  var i2 = 0;
  var l = new u16(mb);
  for (; i2 < s; ++i2) {
    if (cd[i2])
      ++l[cd[i2] - 1];
  }
  var le = new u16(mb);
  for (i2 = 1; i2 < mb; ++i2) {
    le[i2] = le[i2 - 1] + l[i2 - 1] << 1;
  }
  var co;
  if (r) {
    co = new u16(1 << mb);
    var rvb = 15 - mb;
    for (i2 = 0; i2 < s; ++i2) {
      if (cd[i2]) {
        var sv = i2 << 4 | cd[i2];
        var r_1 = mb - cd[i2];
        var v = le[cd[i2] - 1]++ << r_1;
        for (var m = v | (1 << r_1) - 1; v <= m; ++v) {
          co[rev[v] >> rvb] = sv;
        }
      }
    }
  } else {
    co = new u16(s);
    for (i2 = 0; i2 < s; ++i2) {
      if (cd[i2]) {
        co[i2] = rev[le[cd[i2] - 1]++] >> 15 - cd[i2];
      }
    }
  }
  return co;
});
var flt = new u8(288);
for (i = 0; i < 144; ++i)
  flt[i] = 8;
var i;
for (i = 144; i < 256; ++i)
  flt[i] = 9;
var i;
for (i = 256; i < 280; ++i)
  flt[i] = 7;
var i;
for (i = 280; i < 288; ++i)
  flt[i] = 8;
var i;
var fdt = new u8(32);
for (i = 0; i < 32; ++i)
  fdt[i] = 5;
var i;
var flrm = /* @__PURE__ */ hMap(flt, 9, 1);
var fdrm = /* @__PURE__ */ hMap(fdt, 5, 1);
var max = function(a) {
  var m = a[0];
  for (var i2 = 1; i2 < a.length; ++i2) {
    if (a[i2] > m)
      m = a[i2];
  }
  return m;
};
var bits = function(d, p, m) {
  var o = p / 8 | 0;
  return (d[o] | d[o + 1] << 8) >> (p & 7) & m;
};
var bits16 = function(d, p) {
  var o = p / 8 | 0;
  return (d[o] | d[o + 1] << 8 | d[o + 2] << 16) >> (p & 7);
};
var shft = function(p) {
  return (p + 7) / 8 | 0;
};
var slc = function(v, s, e) {
  if (s == null || s < 0)
    s = 0;
  if (e == null || e > v.length)
    e = v.length;
  return new u8(v.subarray(s, e));
};
var ec = [
  "unexpected EOF",
  "invalid block type",
  "invalid length/literal",
  "invalid distance",
  "stream finished",
  "no stream handler",
  ,
  // determined by compression function
  "no callback",
  "invalid UTF-8 data",
  "extra field too long",
  "date not in range 1980-2099",
  "filename too long",
  "stream finishing",
  "invalid zip data"
  // determined by unknown compression method
];
var err = function(ind, msg, nt) {
  var e = new Error(msg || ec[ind]);
  e.code = ind;
  if (Error.captureStackTrace)
    Error.captureStackTrace(e, err);
  if (!nt)
    throw e;
  return e;
};
var inflt = function(dat, st, buf, dict) {
  var sl = dat.length, dl = dict ? dict.length : 0;
  if (!sl || st.f && !st.l)
    return buf || new u8(0);
  var noBuf = !buf;
  var resize = noBuf || st.i != 2;
  var noSt = st.i;
  if (noBuf)
    buf = new u8(sl * 3);
  var cbuf = function(l2) {
    var bl = buf.length;
    if (l2 > bl) {
      var nbuf = new u8(Math.max(bl * 2, l2));
      nbuf.set(buf);
      buf = nbuf;
    }
  };
  var final = st.f || 0, pos = st.p || 0, bt = st.b || 0, lm = st.l, dm = st.d, lbt = st.m, dbt = st.n;
  var tbts = sl * 8;
  do {
    if (!lm) {
      final = bits(dat, pos, 1);
      var type = bits(dat, pos + 1, 3);
      pos += 3;
      if (!type) {
        var s = shft(pos) + 4, l = dat[s - 4] | dat[s - 3] << 8, t = s + l;
        if (t > sl) {
          if (noSt)
            err(0);
          break;
        }
        if (resize)
          cbuf(bt + l);
        buf.set(dat.subarray(s, t), bt);
        st.b = bt += l, st.p = pos = t * 8, st.f = final;
        continue;
      } else if (type == 1)
        lm = flrm, dm = fdrm, lbt = 9, dbt = 5;
      else if (type == 2) {
        var hLit = bits(dat, pos, 31) + 257, hcLen = bits(dat, pos + 10, 15) + 4;
        var tl = hLit + bits(dat, pos + 5, 31) + 1;
        pos += 14;
        var ldt = new u8(tl);
        var clt = new u8(19);
        for (var i2 = 0; i2 < hcLen; ++i2) {
          clt[clim[i2]] = bits(dat, pos + i2 * 3, 7);
        }
        pos += hcLen * 3;
        var clb = max(clt), clbmsk = (1 << clb) - 1;
        var clm = hMap(clt, clb, 1);
        for (var i2 = 0; i2 < tl; ) {
          var r = clm[bits(dat, pos, clbmsk)];
          pos += r & 15;
          var s = r >> 4;
          if (s < 16) {
            ldt[i2++] = s;
          } else {
            var c = 0, n = 0;
            if (s == 16)
              n = 3 + bits(dat, pos, 3), pos += 2, c = ldt[i2 - 1];
            else if (s == 17)
              n = 3 + bits(dat, pos, 7), pos += 3;
            else if (s == 18)
              n = 11 + bits(dat, pos, 127), pos += 7;
            while (n--)
              ldt[i2++] = c;
          }
        }
        var lt = ldt.subarray(0, hLit), dt = ldt.subarray(hLit);
        lbt = max(lt);
        dbt = max(dt);
        lm = hMap(lt, lbt, 1);
        dm = hMap(dt, dbt, 1);
      } else
        err(1);
      if (pos > tbts) {
        if (noSt)
          err(0);
        break;
      }
    }
    if (resize)
      cbuf(bt + 131072);
    var lms = (1 << lbt) - 1, dms = (1 << dbt) - 1;
    var lpos = pos;
    for (; ; lpos = pos) {
      var c = lm[bits16(dat, pos) & lms], sym = c >> 4;
      pos += c & 15;
      if (pos > tbts) {
        if (noSt)
          err(0);
        break;
      }
      if (!c)
        err(2);
      if (sym < 256)
        buf[bt++] = sym;
      else if (sym == 256) {
        lpos = pos, lm = null;
        break;
      } else {
        var add = sym - 254;
        if (sym > 264) {
          var i2 = sym - 257, b = fleb[i2];
          add = bits(dat, pos, (1 << b) - 1) + fl[i2];
          pos += b;
        }
        var d = dm[bits16(dat, pos) & dms], dsym = d >> 4;
        if (!d)
          err(3);
        pos += d & 15;
        var dt = fd[dsym];
        if (dsym > 3) {
          var b = fdeb[dsym];
          dt += bits16(dat, pos) & (1 << b) - 1, pos += b;
        }
        if (pos > tbts) {
          if (noSt)
            err(0);
          break;
        }
        if (resize)
          cbuf(bt + 131072);
        var end = bt + add;
        if (bt < dt) {
          var shift = dl - dt, dend = Math.min(dt, end);
          if (shift + bt < 0)
            err(3);
          for (; bt < dend; ++bt)
            buf[bt] = dict[shift + bt];
        }
        for (; bt < end; ++bt)
          buf[bt] = buf[bt - dt];
      }
    }
    st.l = lm, st.p = lpos, st.b = bt, st.f = final;
    if (lm)
      final = 1, st.m = lbt, st.d = dm, st.n = dbt;
  } while (!final);
  return bt != buf.length && noBuf ? slc(buf, 0, bt) : buf.subarray(0, bt);
};
var et = /* @__PURE__ */ new u8(0);
var gzs = function(d) {
  if (d[0] != 31 || d[1] != 139 || d[2] != 8)
    err(6, "invalid gzip data");
  var flg = d[3];
  var st = 10;
  if (flg & 4)
    st += (d[10] | d[11] << 8) + 2;
  for (var zs = (flg >> 3 & 1) + (flg >> 4 & 1); zs > 0; zs -= !d[st++])
    ;
  return st + (flg & 2);
};
var zls = function(d, dict) {
  if ((d[0] & 15) != 8 || d[0] >> 4 > 7 || (d[0] << 8 | d[1]) % 31)
    err(6, "invalid zlib data");
  if ((d[1] >> 5 & 1) == +!dict)
    err(6, "invalid zlib data: " + (d[1] & 32 ? "need" : "unexpected") + " dictionary");
  return (d[1] >> 3 & 4) + 2;
};
var Inflate = /* @__PURE__ */ (function() {
  function Inflate2(opts, cb) {
    if (typeof opts == "function")
      cb = opts, opts = {};
    this.ondata = cb;
    var dict = opts && opts.dictionary && opts.dictionary.subarray(-32768);
    this.s = { i: 0, b: dict ? dict.length : 0 };
    this.o = new u8(32768);
    this.p = new u8(0);
    if (dict)
      this.o.set(dict);
  }
  Inflate2.prototype.e = function(c) {
    if (!this.ondata)
      err(5);
    if (this.d)
      err(4);
    if (!this.p.length)
      this.p = c;
    else if (c.length) {
      var n = new u8(this.p.length + c.length);
      n.set(this.p), n.set(c, this.p.length), this.p = n;
    }
  };
  Inflate2.prototype.c = function(final) {
    this.s.i = +(this.d = final || false);
    var bts = this.s.b;
    var dt = inflt(this.p, this.s, this.o);
    this.ondata(slc(dt, bts, this.s.b), this.d);
    this.o = slc(dt, this.s.b - 32768), this.s.b = this.o.length;
    this.p = slc(this.p, this.s.p / 8 | 0), this.s.p &= 7;
  };
  Inflate2.prototype.push = function(chunk, final) {
    this.e(chunk), this.c(final);
  };
  return Inflate2;
})();
var Gunzip = /* @__PURE__ */ (function() {
  function Gunzip2(opts, cb) {
    this.v = 1;
    this.r = 0;
    Inflate.call(this, opts, cb);
  }
  Gunzip2.prototype.push = function(chunk, final) {
    Inflate.prototype.e.call(this, chunk);
    this.r += chunk.length;
    if (this.v) {
      var p = this.p.subarray(this.v - 1);
      var s = p.length > 3 ? gzs(p) : 4;
      if (s > p.length) {
        if (!final)
          return;
      } else if (this.v > 1 && this.onmember) {
        this.onmember(this.r - p.length);
      }
      this.p = p.subarray(s), this.v = 0;
    }
    Inflate.prototype.c.call(this, 0);
    if (this.s.f && !this.s.l) {
      this.v = shft(this.s.p) + 9;
      this.s = { i: 0 };
      this.o = new u8(0);
      this.push(new u8(0), final);
    } else if (final) {
      Inflate.prototype.c.call(this, final);
    }
  };
  return Gunzip2;
})();
var Unzlib = /* @__PURE__ */ (function() {
  function Unzlib2(opts, cb) {
    Inflate.call(this, opts, cb);
    this.v = opts && opts.dictionary ? 2 : 1;
  }
  Unzlib2.prototype.push = function(chunk, final) {
    Inflate.prototype.e.call(this, chunk);
    if (this.v) {
      if (this.p.length < 6 && !final)
        return;
      this.p = this.p.subarray(zls(this.p, this.v - 1)), this.v = 0;
    }
    if (final) {
      if (this.p.length < 4)
        err(6, "invalid zlib data");
      this.p = this.p.subarray(0, -4);
    }
    Inflate.prototype.c.call(this, final);
  };
  return Unzlib2;
})();
var td = typeof TextDecoder != "undefined" && /* @__PURE__ */ new TextDecoder();
var tds = 0;
try {
  td.decode(et, { stream: true });
  tds = 1;
} catch (e) {
}

// ../packages/content/src/base64.ts
function fromBase64(text2) {
  if (text2.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text2)) return void 0;
  const native = Uint8Array.fromBase64;
  if (native) return native.call(Uint8Array, text2);
  return Uint8Array.from(atob(text2), (char) => char.charCodeAt(0));
}

// ../packages/content/src/content-format.ts
function compressionOf(bytes) {
  const [first = 0, second = 0] = bytes;
  if (first === 31 && second === 139) return "gzip";
  return (first & 15) === 8 && (first << 8 | second) % 31 === 0 ? "zlib" : "deflate";
}
function withoutPlatform(gzip) {
  gzip[9] = 255;
  return gzip;
}
function parseContent(text2) {
  try {
    return { ok: true, value: JSON.parse(text2) };
  } catch {
    return failure("content_invalid", "The content is not valid JSON");
  }
}
var unreadable = () => failure("content_invalid", "The content cannot be unpacked");
var overCap = () => failure(
  "content_too_large",
  `The content is larger than ${CONTENT_LIMITS.decodedBytes / 1e6} MB`
);

// ../packages/content/src/print-tree.ts
function ordered(node2) {
  const {
    type,
    isCanvas,
    props,
    displayName,
    custom,
    parent,
    hidden,
    nodes,
    linkedNodes,
    ...unknown
  } = node2;
  return parent === void 0 ? { type, isCanvas, props, displayName, custom, hidden, nodes, linkedNodes, ...unknown } : {
    type,
    isCanvas,
    props,
    displayName,
    custom,
    parent,
    hidden,
    nodes,
    linkedNodes,
    ...unknown
  };
}
function printTree(tree, start = ROOT_ID) {
  const nodes = {};
  for (const { id, node: node2 } of walkTree(tree, start)) nodes[id] = ordered(node2);
  return JSON.stringify(nodes);
}

// ../packages/content/src/codec.ts
var SLICE = 4096;
var DECODERS = { gzip: Gunzip, zlib: Unzlib, deflate: Inflate };
function decodeContent(text2) {
  if (text2.length > CONTENT_LIMITS.encodedBytes)
    return failure("content_too_large", "The content is larger than 1 MB");
  const bytes = fromBase64(text2);
  if (!bytes || bytes.length === 0) return unreadable();
  const chunks = [];
  let size2 = 0;
  let ended = false;
  const decoder = new DECODERS[compressionOf(bytes)]((chunk, final) => {
    size2 += chunk.length;
    chunks.push(chunk);
    ended ||= final;
  });
  try {
    for (let at = 0; at < bytes.length; at += SLICE) {
      decoder.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
      if (size2 > CONTENT_LIMITS.decodedBytes) return overCap();
    }
  } catch {
    return unreadable();
  }
  if (!ended) return unreadable();
  return parseContent(joinText(chunks, size2));
}
function joinText(chunks, size2) {
  const bytes = new Uint8Array(size2);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return new TextDecoder().decode(bytes);
}

// ../packages/content/src/create-tree.ts
function createFragment(template, registry, options = {}) {
  const newId = options.newId ?? newNodeId;
  const nodes = {};
  const make = (block, parent) => {
    const definition = registry.get(block.type);
    invariant(definition, `no block is called ${block.type}`);
    const id = parent === void 0 && options.rootId !== void 0 ? options.rootId : newId();
    const node2 = {
      type: { resolvedName: definition.type },
      isCanvas: definition.canvas,
      props: canonical(structuredClone({ ...definition.defaults, ...block.props })),
      displayName: definition.label,
      custom: { v: definition.version },
      hidden: false,
      nodes: [],
      linkedNodes: {}
    };
    nodes[id] = parent === void 0 ? node2 : { ...node2, parent };
    const children = (block.children ?? definition.children ?? []).map((child) => make(child, id));
    nodes[id] = { ...nodes[id], nodes: children };
    return id;
  };
  const rootNodeId = make(template, void 0);
  return { rootNodeId, nodes };
}
function createTree(template, registry, newId) {
  return createFragment(template, registry, { newId, rootId: ROOT_ID }).nodes;
}

// ../packages/content/src/default-trees.ts
var PAGE_ROOT = "Wrapper";
function defaultPageTree(registry, newId) {
  return createTree({ type: PAGE_ROOT, children: [{ type: "Section" }] }, registry, newId);
}

// ../packages/content/src/migrate-tree.ts
function versionOf(node2) {
  const version = node2.custom.v;
  return typeof version === "number" && Number.isInteger(version) && version > 0 ? version : 1;
}
function lift(props, from, definition) {
  let lifted = props;
  for (let version = from; version < definition.version; version++) {
    const step = definition.migrations?.find((migration) => migration.from === version);
    if (step) lifted = step.up(lifted);
  }
  return lifted;
}
function migrateTree(tree, registry) {
  let migrated;
  for (const [id, node2] of Object.entries(tree)) {
    const definition = registry.get(node2.type.resolvedName);
    if (!definition) continue;
    const version = versionOf(node2);
    const renamed = node2.type.resolvedName !== definition.type;
    if (version >= definition.version && !renamed) continue;
    migrated ??= { ...tree };
    migrated[id] = {
      ...node2,
      type: renamed ? { resolvedName: definition.type } : node2.type,
      props: canonical(lift(node2.props, version, definition)),
      custom: canonical({ ...node2.custom, v: Math.max(version, definition.version) })
    };
  }
  return migrated ?? tree;
}

// ../packages/content/src/load-content.ts
function loadTree(value, registry) {
  const guarded = guardTree(value, registry);
  return guarded.ok ? { ...guarded, tree: migrateTree(guarded.tree, registry) } : guarded;
}
function contentLoader(decode2) {
  return (content, registry) => {
    if (!content) return { ok: true, tree: defaultPageTree(registry), notes: [] };
    const decoded = decode2(content);
    return decoded.ok ? loadTree(decoded.value, registry) : decoded;
  };
}
var loadContent = contentLoader(decodeContent);

// ../packages/content/src/markup.ts
var MARKUP_BLOCKS = ["p", "h2", "h3", "h4", "ul", "ol", "li"];
var MARKUP_MARKS = ["strong", "em", "u", "s", "a", "br"];
var TAGS = /* @__PURE__ */ new Set([...MARKUP_BLOCKS, ...MARKUP_MARKS]);
var SAME = {
  b: "strong",
  i: "em",
  strike: "s",
  del: "s",
  div: "p",
  h1: "h2",
  h5: "h4",
  h6: "h4"
};
var SILENT = /* @__PURE__ */ new Set([
  "script",
  "style",
  "template",
  "iframe",
  "object",
  "noscript",
  "title",
  "textarea",
  "select",
  "svg",
  "math"
]);
var ENTITIES = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\xA0"
};
var TOKEN = /<!--[\s\S]*?-->|<\/?([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+|</g;
var MAX_DEPTH = 16;
function decode(text2) {
  return text2.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (whole, name) => {
    if (name[0] !== "#") return ENTITIES[name.toLowerCase()] ?? whole;
    const code = name[1] === "x" || name[1] === "X" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 1114111 && !(code >= 55296 && code <= 57343) ? String.fromCodePoint(code) : "";
  });
}
function safeHref(address) {
  const href = address.trim();
  if (/[\p{Cc}\\]/u.test(href)) return "";
  if (/^(?:https?:\/\/|mailto:|tel:)/i.test(href)) return href;
  return /^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith("//") ? "" : href;
}
function attribute(attributes, name) {
  const match = new RegExp(
    `(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`,
    "i"
  ).exec(attributes);
  return decode(match?.[1] ?? match?.[2] ?? match?.[3] ?? "");
}
function parseMarkup(html) {
  const root = { tag: void 0, children: [] };
  const stack = [root];
  let silent = "";
  for (const [token, name, attributes = ""] of html.matchAll(TOKEN)) {
    const tag = name?.toLowerCase();
    if (silent) {
      if (tag === silent && token.startsWith("</")) silent = "";
      continue;
    }
    const top = stack.at(-1);
    if (tag === void 0) {
      if (!token.startsWith("<!--")) top.children.push(decode(token));
      continue;
    }
    if (SILENT.has(tag)) {
      if (!token.startsWith("</") && !token.endsWith("/>")) silent = tag;
      continue;
    }
    const known = SAME[tag] ?? (TAGS.has(tag) ? tag : void 0);
    if (known === void 0) continue;
    if (known === "br") {
      top.children.push({ tag: "br", children: [] });
      continue;
    }
    if (token.startsWith("</")) {
      const from = stack.findLastIndex((open) => open.tag === known);
      if (from > 0) stack.length = from;
      continue;
    }
    if (stack.length > MAX_DEPTH) continue;
    const href = known === "a" ? safeHref(attribute(attributes, "href")) : "";
    if (known === "a" && !href) continue;
    const children = [];
    top.children.push(
      known === "a" ? {
        tag: "a",
        href,
        ...attribute(attributes, "target") === "_blank" ? { newTab: true } : {},
        children
      } : { tag: known, children }
    );
    stack.push({ tag: known, children });
  }
  return root.children;
}

// ../packages/blocks/src/blocks/text-box/text-box.view.tsx
import { createElement as createElement2 } from "react";

// ../packages/blocks/src/link-attributes.ts
function linkAttributes(link, editing) {
  const href = safeHref(link.href);
  if (!href || editing) return {};
  const target = LINK_TARGETS.find((known) => known === link.target);
  if (target === void 0 || target === "_self") return { href };
  return target === "_blank" ? { href, target, rel: "noopener" } : { href, target };
}

// ../packages/blocks/src/blocks/text-box/text-box.view.tsx
import { jsx as jsx7 } from "react/jsx-runtime";
function elements(nodes, editing) {
  return nodes.map((node2, key) => {
    if (typeof node2 === "string") return node2;
    const link = node2.tag === "a" ? linkAttributes({ href: node2.href ?? "", target: node2.newTab ? "_blank" : "" }, editing) : void 0;
    return createElement2(
      node2.tag,
      { key, ...link },
      ...node2.tag === "br" ? [] : elements(node2.children, editing)
    );
  });
}
function TextBoxView({ props, root, context: context2 }) {
  return /* @__PURE__ */ jsx7(
    "div",
    {
      ...root,
      "data-part": "text",
      "data-placeholder": context2.editing && props.html === "" ? "Write something" : void 0,
      style: cssVars({ "org-text-color": safeColor(props.color) }),
      children: elements(parseMarkup(props.html), context2.editing)
    }
  );
}

// ../packages/blocks/src/responsive-image.ts
var MEDIA2 = /^(.*\/media\/.+-)(\d{2,5})\.(webp|avif|jpe?g|png)$/;
var CONTENT = 1320;
function imageSources(src, lazy) {
  const [, stem, largest, format] = MEDIA2.exec(src) ?? [];
  if (stem === void 0 || largest === void 0 || format === void 0) return {};
  const widths = [...IMAGE_WIDTHS.filter((width2) => width2 < Number(largest)), Number(largest)];
  if (widths.length < 2) return {};
  const fallback = `(min-width: ${CONTENT}px) ${CONTENT}px, 100vw`;
  return {
    srcSet: widths.map((width2) => `${stem}${width2}.${format} ${width2}w`).join(", "),
    sizes: lazy ? `auto, ${fallback}` : fallback
  };
}

// ../packages/blocks/src/blocks/image/image.definition.ts
var import_yup6 = __toESM(require_yup(), 1);

// ../packages/blocks/src/blocks/image/default-picture.ts
var SVG = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 960 540'><rect width='960' height='540' fill='%23f3e6d3'/><circle cx='690' cy='170' r='74' fill='%23f2b66d'/><path d='M0 330Q170 210 340 300T700 280T960 320V540H0Z' fill='%23b9c9b4'/><path d='M0 400Q220 300 430 390T960 380V540H0Z' fill='%2386a38f'/><path d='M0 470Q260 400 520 460T960 450V540H0Z' fill='%234f7466'/><path d='M180 420v-52m0 0q-34-8-34-48q34 6 34 48q0-58 34-66q4 54-34 66' fill='%2339594d' stroke='%2339594d' stroke-width='6'/></svg>";
var DEFAULT_PICTURE = `data:image/svg+xml,${SVG.replace(/[<>]/g, (char) => char === "<" ? "%3C" : "%3E").replace(/ /g, "%20")}`;

// ../packages/blocks/src/blocks/image/image.definition.ts
var OBJECT_FITS = ["cover", "contain", "fill", "none", "scale-down"];
var IMAGE_UNITS = ["px", "%"];
var size = () => (0, import_yup6.object)({
  width: (0, import_yup6.number)().min(0).max(5e3).required(),
  widthUnit: (0, import_yup6.string)().oneOf(IMAGE_UNITS).required(),
  height: (0, import_yup6.number)().min(0).max(5e3).required(),
  heightUnit: (0, import_yup6.string)().oneOf(IMAGE_UNITS).required()
});
var ownSize = () => size().default(void 0).optional();
var shape2 = (0, import_yup6.object)({
  src: (0, import_yup6.string)().max(2e4).defined(),
  altText: (0, import_yup6.string)().max(500).defined(),
  /** Natural size of the picture in px, 0 when it is not known: keeps its place while it loads. */
  naturalWidth: (0, import_yup6.number)().integer().min(0).required(),
  naturalHeight: (0, import_yup6.number)().integer().min(0).required(),
  /** Desktop is the base; the others hold a size only where they differ. Source: BLK-IMAGE-01, DEV-031. */
  sizes: (0, import_yup6.object)({
    desktop: size().required(),
    tablet: ownSize(),
    mobile: ownSize(),
    email: ownSize()
  }).required(),
  objectFit: (0, import_yup6.string)().oneOf(OBJECT_FITS).required(),
  /** Degrees. */
  rotate: (0, import_yup6.number)().min(-360).max(360).required(),
  url: (0, import_yup6.string)().max(2e3).defined(),
  urlTarget: (0, import_yup6.string)().oneOf(LINK_TARGETS).required()
});
var imageDefinition = defineBlock({
  type: "Image",
  label: "Image",
  description: "A picture, which may lead to another page.",
  category: "media",
  icon: "photo",
  shape: shape2,
  defaults: {
    src: DEFAULT_PICTURE,
    altText: "Hills at sunrise",
    naturalWidth: 960,
    naturalHeight: 540,
    sizes: { desktop: { width: 100, widthUnit: "%", height: 250, heightUnit: "px" } },
    objectFit: "cover",
    rotate: 0,
    url: "",
    urlTarget: "_self"
  },
  canvas: false,
  rules: { parents: ["Column", "Container"], children: [] },
  groups: ["alignment", "border", "spacing"]
});

// ../packages/blocks/src/blocks/image/image-size.ts
function length2(value, unit) {
  const known = IMAGE_UNITS.find((name) => name === unit);
  if (typeof value !== "number" || !Number.isFinite(value) || value < 0 || known === void 0)
    return void 0;
  return value === 0 ? "auto" : `${Math.min(5e3, value)}${known}`;
}
function imageSize(size2) {
  if (typeof size2 !== "object" || size2 === null) return {};
  return {
    width: length2(size2.width, size2.widthUnit),
    height: length2(size2.height, size2.heightUnit)
  };
}

// ../packages/blocks/src/blocks/image/image.view.tsx
import { jsx as jsx8 } from "react/jsx-runtime";
function style({ sizes, objectFit, rotate }) {
  const [desktop, tablet, mobile] = [
    imageSize(sizes.desktop),
    imageSize(sizes.tablet),
    imageSize(sizes.mobile)
  ];
  const fit2 = OBJECT_FITS.find((known) => known === objectFit);
  return cssVars({
    "org-image-w": desktop.width === "100%" ? void 0 : desktop.width,
    "org-image-h": desktop.height,
    "org-image-w-tablet": tablet.width,
    "org-image-h-tablet": tablet.height,
    "org-image-w-mobile": mobile.width,
    "org-image-h-mobile": mobile.height,
    "org-image-fit": fit2 === "cover" ? void 0 : fit2,
    "org-image-rotate": rotate === 0 || !Number.isFinite(rotate) ? void 0 : `${rotate}deg`
  });
}
function ImageView({
  props,
  root,
  context: context2,
  priority
}) {
  const src = safeMediaUrl(props.src);
  if (!src)
    return context2.editing ? /* @__PURE__ */ jsx8("div", { ...root, "data-empty": "true", style: style(props), children: "Choose a picture" }) : /* @__PURE__ */ jsx8("div", { ...root, hidden: true });
  const lazy = priority !== true && !context2.editing;
  const picture = /* @__PURE__ */ jsx8(
    "img",
    {
      className: "org-image-picture",
      "data-part": "picture",
      src,
      ...imageSources(src, lazy),
      alt: props.altText,
      width: props.naturalWidth || void 0,
      height: props.naturalHeight || void 0,
      loading: lazy ? "lazy" : void 0,
      decoding: "async",
      fetchPriority: priority === true ? "high" : void 0
    }
  );
  return /* @__PURE__ */ jsx8("div", { ...root, style: style(props), children: props.url ? /* @__PURE__ */ jsx8(
    "a",
    {
      className: "org-image-link",
      "data-part": "link",
      ...linkAttributes({ href: props.url, target: props.urlTarget }, context2.editing),
      children: picture
    }
  ) : picture });
}

// ../packages/blocks/src/class-names.ts
var TOKEN2 = /^-?[_a-zA-Z][\w-]*$/;
function joinClasses(first, second) {
  if (second === "") return first;
  return first === "" ? second : `${first} ${second}`;
}
function authorClasses(text2) {
  return text2 === "" ? "" : text2.split(/\s+/).filter((name) => TOKEN2.test(name)).slice(0, 20).join(" ");
}

// ../packages/blocks/src/icons.gen.ts
var ICON_PATHS = {
  "activity": "M3 12h4l3 8l4 -16l3 8h4",
  "adjustments": "M4 10a2 2 0 1 0 4 0a2 2 0 0 0 -4 0M6 4v4M6 12v8M10 16a2 2 0 1 0 4 0a2 2 0 0 0 -4 0M12 4v10M12 18v2M16 7a2 2 0 1 0 4 0a2 2 0 0 0 -4 0M18 4v1M18 9v11",
  "alarm": "M5 13a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M12 10l0 3l2 0M7 4l-2.75 2M17 4l2.75 2",
  "anchor": "M12 9v12m-8 -8a8 8 0 0 0 16 0m1 0h-2m-14 0h-2M9 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",
  "archive": "M3 6a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2M5 8v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-10M10 12l4 0",
  "armchair": "M5 11a2 2 0 0 1 2 2v2h10v-2a2 2 0 1 1 4 0v4a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2M5 11v-5a3 3 0 0 1 3 -3h8a3 3 0 0 1 3 3v5M6 19v2M18 19v2",
  "arrow-down": "M12 5l0 14M18 13l-6 6M6 13l6 6",
  "arrow-left": "M5 12l14 0M5 12l6 6M5 12l6 -6",
  "arrow-right": "M5 12l14 0M13 18l6 -6M13 6l6 6",
  "arrow-up": "M12 5l0 14M18 11l-6 -6M6 11l6 -6",
  "arrow-up-right": "M17 7l-10 10M8 7l9 0l0 9",
  "award": "M6 9a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M12 15l3.4 5.89l1.598 -3.233l3.598 .232l-3.4 -5.889M6.802 12l-3.4 5.89l3.598 -.233l1.598 3.232l3.4 -5.889",
  "badge": "M17 17v-13l-5 3l-5 -3v13l5 3l5 -3",
  "barbell": "M2 12h1M6 8h-2a1 1 0 0 0 -1 1v6a1 1 0 0 0 1 1h2M6 7v10a1 1 0 0 0 1 1h1a1 1 0 0 0 1 -1v-10a1 1 0 0 0 -1 -1h-1a1 1 0 0 0 -1 1M9 12h6M15 7v10a1 1 0 0 0 1 1h1a1 1 0 0 0 1 -1v-10a1 1 0 0 0 -1 -1h-1a1 1 0 0 0 -1 1M18 8h2a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-2M22 12h-1",
  "basket": "M10 14a2 2 0 1 0 4 0a2 2 0 0 0 -4 0M5.001 8h13.999a2 2 0 0 1 1.977 2.304l-1.255 7.152a3 3 0 0 1 -2.966 2.544h-9.512a3 3 0 0 1 -2.965 -2.544l-1.255 -7.152a2 2 0 0 1 1.977 -2.304M17 10l-2 -6M7 10l2 -6",
  "bath": "M4 12h16a1 1 0 0 1 1 1v3a4 4 0 0 1 -4 4h-10a4 4 0 0 1 -4 -4v-3a1 1 0 0 1 1 -1M6 12v-7a2 2 0 0 1 2 -2h3v2.25M4 21l1 -1.5M20 21l-1 -1.5",
  "bed": "M5 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M22 17v-3h-20M2 8v9M12 14h10v-2a3 3 0 0 0 -3 -3h-7v5",
  "beer": "M9 21h6a1 1 0 0 0 1 -1v-3.625c0 -1.397 .29 -2.775 .845 -4.025l.31 -.7c.556 -1.25 .845 -2.253 .845 -3.65v-4a1 1 0 0 0 -1 -1h-10a1 1 0 0 0 -1 1v4c0 1.397 .29 2.4 .845 3.65l.31 .7a9.931 9.931 0 0 1 .845 4.025v3.625a1 1 0 0 0 1 1M6 8h12",
  "bell": "M10 5a2 2 0 1 1 4 0a7 7 0 0 1 4 6v3a4 4 0 0 0 2 3h-16a4 4 0 0 0 2 -3v-3a7 7 0 0 1 4 -6M9 17v1a3 3 0 0 0 6 0v-1",
  "bike": "M2 18a3 3 0 1 0 6 0a3 3 0 0 0 -6 0M16 18a3 3 0 1 0 6 0a3 3 0 0 0 -6 0M12 19v-4l-3 -3l5 -4l2 3h3M13.007 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",
  "bolt": "M13 3l0 7l6 0l-8 11l0 -7l-6 0l8 -11",
  "book": "M3 19a9 9 0 0 1 9 0a9 9 0 0 1 9 0M3 6a9 9 0 0 1 9 0a9 9 0 0 1 9 0M3 6l0 13M12 6l0 13M21 6l0 13",
  "book-2": "M19 4v16h-12a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2h12M19 16h-12a2 2 0 0 0 -2 2M9 8h6",
  "bookmark": "M18 7v14l-6 -4l-6 4v-14a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4",
  "bottle": "M10 5h4v-2a1 1 0 0 0 -1 -1h-2a1 1 0 0 0 -1 1v2M14 3.5c0 1.626 .507 3.212 1.45 4.537l.05 .07a8.093 8.093 0 0 1 1.5 4.694v6.199a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-6.2c0 -1.682 .524 -3.322 1.5 -4.693l.05 -.07a7.823 7.823 0 0 0 1.45 -4.537M7 14.803a2.4 2.4 0 0 0 1 -.803a2.4 2.4 0 0 1 2 -1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2 -1a2.4 2.4 0 0 1 1 -.805",
  "bowl": "M4 8h16a1 1 0 0 1 1 1v.5c0 1.5 -2.517 5.573 -4 6.5v1a1 1 0 0 1 -1 1h-8a1 1 0 0 1 -1 -1v-1c-1.687 -1.054 -4 -5 -4 -6.5v-.5a1 1 0 0 1 1 -1",
  "brand-facebook": "M7 10v4h3v7h4v-7h3l1 -4h-4v-2a1 1 0 0 1 1 -1h3v-4h-3a5 5 0 0 0 -5 5v2h-3",
  "brand-github": "M9 19c-4.3 1.4 -4.3 -2.5 -6 -3m12 5v-3.5c0 -1 .1 -1.4 -.5 -2c2.8 -.3 5.5 -1.4 5.5 -6a4.6 4.6 0 0 0 -1.3 -3.2a4.2 4.2 0 0 0 -.1 -3.2s-1.1 -.3 -3.5 1.3a12.3 12.3 0 0 0 -6.2 0c-2.4 -1.6 -3.5 -1.3 -3.5 -1.3a4.2 4.2 0 0 0 -.1 3.2a4.6 4.6 0 0 0 -1.3 3.2c0 4.6 2.7 5.7 5.5 6c-.6 .6 -.6 1.2 -.5 2v3.5",
  "brand-google": "M20.945 11a9 9 0 1 1 -3.284 -5.997l-2.655 2.392a5.5 5.5 0 1 0 2.119 6.605h-4.125v-3h7.945",
  "brand-instagram": "M3 7a4 4 0 0 1 4 -4h10a4 4 0 0 1 4 4v10a4 4 0 0 1 -4 4h-10a4 4 0 0 1 -4 -4l0 -10M8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 0 0 -7 0M17 7v.01",
  "brand-linkedin": "M8 11v5M8 8v.01M12 16v-5M16 16v-3a2 2 0 1 0 -4 0M3 7a4 4 0 0 1 4 -4h10a4 4 0 0 1 4 4v10a4 4 0 0 1 -4 4h-10a4 4 0 0 1 -4 -4l0 -10",
  "brand-pinterest": "M8 20l4 -9M10.7 14c.437 1.263 1.43 2 2.55 2c2.071 0 3.75 -1.554 3.75 -4a5 5 0 1 0 -9.7 1.7M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0",
  "brand-spotify": "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M8 11.973c2.5 -1.473 5.5 -.973 7.5 .527M9 15c1.5 -1 4 -1 5 .5M7 9c2 -1 6 -2 10 .5",
  "brand-threads": "M19 7.5c-1.333 -3 -3.667 -4.5 -7 -4.5c-5 0 -8 2.5 -8 9s3.5 9 8 9s7 -3 7 -5s-1 -5 -7 -5c-2.5 0 -3 1.25 -3 2.5c0 1.5 1 2.5 2.5 2.5c2.5 0 3.5 -1.5 3.5 -5s-2 -4 -3 -4s-1.833 .333 -2.5 1",
  "brand-tiktok": "M21 7.917v4.034a9.948 9.948 0 0 1 -5 -1.951v4.5a6.5 6.5 0 1 1 -8 -6.326v4.326a2.5 2.5 0 1 0 4 2v-11.5h4.083a6.005 6.005 0 0 0 4.917 4.917",
  "brand-vimeo": "M3 8.5l1 1s1.5 -1.102 2 -.5c.509 .609 1.863 7.65 2.5 9c.556 1.184 1.978 2.89 4 1.5c2 -1.5 7.5 -5.5 8.5 -11.5c.444 -2.661 -1 -4 -2.5 -4c-2 0 -4.047 1.202 -4.5 4c2.05 -1.254 2.551 1 1.5 3c-1.052 2 -2 3 -2.5 3c-.49 0 -.924 -1.165 -1.5 -3.5c-.59 -2.42 -.5 -6.5 -3 -6.5s-5.5 4.5 -5.5 4.5",
  "brand-whatsapp": "M3 21l1.65 -3.8a9 9 0 1 1 3.4 2.9l-5.05 .9M9 10a.5 .5 0 0 0 1 0v-1a.5 .5 0 0 0 -1 0v1a5 5 0 0 0 5 5h1a.5 .5 0 0 0 0 -1h-1a.5 .5 0 0 0 0 1",
  "brand-x": "M4 4l11.733 16h4.267l-11.733 -16l-4.267 0M4 20l6.768 -6.768m2.46 -2.46l6.772 -6.772",
  "brand-youtube": "M2 8a4 4 0 0 1 4 -4h12a4 4 0 0 1 4 4v8a4 4 0 0 1 -4 4h-12a4 4 0 0 1 -4 -4v-8M10 9l5 3l-5 3l0 -6",
  "briefcase": "M3 9a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2l0 -9M8 7v-2a2 2 0 0 1 2 -2h4a2 2 0 0 1 2 2v2M12 12l0 .01M3 13a20 20 0 0 0 18 0",
  "brush": "M3 21v-4a4 4 0 1 1 4 4h-4M21 3a16 16 0 0 0 -12.8 10.2M21 3a16 16 0 0 1 -10.2 12.8M10.6 9a9 9 0 0 1 4.4 4.4",
  "building": "M3 21l18 0M9 8l1 0M9 12l1 0M9 16l1 0M14 8l1 0M14 12l1 0M14 16l1 0M5 21v-16a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v16",
  "building-store": "M3 21l18 0M3 7v1a3 3 0 0 0 6 0v-1m0 1a3 3 0 0 0 6 0v-1m0 1a3 3 0 0 0 6 0v-1h-18l2 -4h14l2 4M5 21l0 -10.15M19 21l0 -10.15M9 21v-4a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v4",
  "bulb": "M3 12h1m8 -9v1m8 8h1m-15.4 -6.4l.7 .7m12.1 -.7l-.7 .7M9 16a5 5 0 1 1 6 0a3.5 3.5 0 0 0 -1 3a2 2 0 0 1 -4 0a3.5 3.5 0 0 0 -1 -3M9.7 17l4.6 0",
  "bus": "M4 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M16 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M4 17h-2v-11a1 1 0 0 1 1 -1h14a5 7 0 0 1 5 7v5h-2m-4 0h-8M16 5l1.5 7l4.5 0M2 10l15 0M7 5l0 5M12 5l0 5",
  "cake": "M3 20h18v-8a3 3 0 0 0 -3 -3h-12a3 3 0 0 0 -3 3v8M3 14.803c.312 .135 .654 .204 1 .197a2.4 2.4 0 0 0 2 -1a2.4 2.4 0 0 1 2 -1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2 -1a2.4 2.4 0 0 1 2 -1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1c.35 .007 .692 -.062 1 -.197M12 4l1.465 1.638a2 2 0 1 1 -3.015 .099l1.55 -1.737",
  "calendar": "M4 7a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-12M16 3v4M8 3v4M4 11h16",
  "calendar-event": "M4 7a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12M16 3l0 4M8 3l0 4M4 11l16 0M8 15h2v2h-2l0 -2",
  "camera": "M5 7h1a2 2 0 0 0 2 -2a1 1 0 0 1 1 -1h6a1 1 0 0 1 1 1a2 2 0 0 0 2 2h1a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-9a2 2 0 0 1 2 -2M9 13a3 3 0 1 0 6 0a3 3 0 0 0 -6 0",
  "candle": "M9 21h6v-10a1 1 0 0 0 -1 -1h-4a1 1 0 0 0 -1 1l0 10M12 2l1.465 1.638a2 2 0 1 1 -3.015 .099l1.55 -1.737",
  "car": "M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M15 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M5 17h-2v-6l2 -5h9l4 5h1a2 2 0 0 1 2 2v4h-2m-4 0h-6m-6 -6h15m-6 0v-5",
  "cash": "M7 15h-3a1 1 0 0 1 -1 -1v-8a1 1 0 0 1 1 -1h12a1 1 0 0 1 1 1v3M7 10a1 1 0 0 1 1 -1h12a1 1 0 0 1 1 1v8a1 1 0 0 1 -1 1h-12a1 1 0 0 1 -1 -1l0 -8M12 14a2 2 0 1 0 4 0a2 2 0 0 0 -4 0",
  "certificate": "M12 15a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M13 17.5v4.5l2 -1.5l2 1.5v-4.5M10 19h-5a2 2 0 0 1 -2 -2v-10c0 -1.1 .9 -2 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -1 1.73M6 9l12 0M6 12l3 0M6 15l2 0",
  "chart-bar": "M3 13a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -6M15 9a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v10a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -10M9 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v14a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -14M4 20h14",
  "check": "M5 12l5 5l10 -10",
  "checklist": "M9.615 20h-2.615a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v8M14 19l2 2l4 -4M9 8h4M9 12h2",
  "chef-hat": "M12 3c1.918 0 3.52 1.35 3.91 3.151a4 4 0 0 1 2.09 7.723l0 7.126h-12v-7.126a4 4 0 1 1 2.092 -7.723a4 4 0 0 1 3.908 -3.151M6.161 17.009l11.839 -.009",
  "chevron-down": "M6 9l6 6l6 -6",
  "chevron-left": "M15 6l-6 6l6 6",
  "chevron-right": "M9 6l6 6l-6 6",
  "chevron-up": "M6 15l6 -6l6 6",
  "circle-check": "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9 12l2 2l4 -4",
  "clipboard": "M9 5h-2a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-12a2 2 0 0 0 -2 -2h-2M9 5a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2",
  "clock": "M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 7v5l3 3",
  "cloud": "M6.657 18c-2.572 0 -4.657 -2.007 -4.657 -4.483c0 -2.475 2.085 -4.482 4.657 -4.482c.393 -1.762 1.794 -3.2 3.675 -3.773c1.88 -.572 3.956 -.193 5.444 1c1.488 1.19 2.162 3.007 1.77 4.769h.99c1.913 0 3.464 1.56 3.464 3.486c0 1.927 -1.551 3.487 -3.465 3.487h-11.878",
  "coffee": "M3 14c.83 .642 2.077 1.017 3.5 1c1.423 .017 2.67 -.358 3.5 -1c.83 -.642 2.077 -1.017 3.5 -1c1.423 -.017 2.67 .358 3.5 1M8 3a2.4 2.4 0 0 0 -1 2a2.4 2.4 0 0 0 1 2M12 3a2.4 2.4 0 0 0 -1 2a2.4 2.4 0 0 0 1 2M3 10h14v5a6 6 0 0 1 -6 6h-2a6 6 0 0 1 -6 -6v-5M16.746 16.726a3 3 0 1 0 .252 -5.555",
  "coin": "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M14.8 9a2 2 0 0 0 -1.8 -1h-2a2 2 0 1 0 0 4h2a2 2 0 1 1 0 4h-2a2 2 0 0 1 -1.8 -1M12 7v10",
  "compass": "M8 16l2 -6l6 -2l-2 6l-6 2M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 3l0 2M12 19l0 2M3 12l2 0M19 12l2 0",
  "confetti": "M4 5h2M5 4v2M11.5 4l-.5 2M18 5h2M19 4v2M15 9l-1 1M18 13l2 -.5M18 19h2M19 18v2M14 16.518l-6.518 -6.518l-4.39 9.58a1 1 0 0 0 1.329 1.329l9.579 -4.39",
  "credit-card": "M3 8a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3l0 -8M3 10l18 0M7 15l.01 0M11 15l2 0",
  "cup": "M5 11h14v-3h-14l0 3M17.5 11l-1.5 10h-8l-1.5 -10M6 8v-1a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v1M15 5v-2",
  "device-mobile": "M6 5a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2v-14M11 4h2M12 17v.01",
  "diamond": "M6 5h12l3 5l-8.5 9.5a.7 .7 0 0 1 -1 0l-8.5 -9.5l3 -5M10 12l-2 -2.2l.6 -1",
  "discount": "M9 15l6 -6M9 9.5a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0M14 14.5a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0",
  "door": "M14 12v.01M3 21h18M6 21v-16a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v16",
  "download": "M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2M7 11l5 5l5 -5M12 4l0 12",
  "droplet": "M7.502 19.423c2.602 2.105 6.395 2.105 8.996 0c2.602 -2.105 3.262 -5.708 1.566 -8.546l-4.89 -7.26c-.42 -.625 -1.287 -.803 -1.936 -.397a1.376 1.376 0 0 0 -.41 .397l-4.893 7.26c-1.695 2.838 -1.035 6.441 1.567 8.546",
  "ear": "M6 10a7 7 0 1 1 13 3.6a10 10 0 0 1 -2 2a8 8 0 0 0 -2 3a4.5 4.5 0 0 1 -6.8 1.4M10 10a3 3 0 1 1 5 2.2",
  "external-link": "M12 6h-6a2 2 0 0 0 -2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-6M11 13l9 -9M15 4h5v5",
  "eye": "M10 12a2 2 0 1 0 4 0a2 2 0 0 0 -4 0M21 12c-2.4 4 -5.4 6 -9 6c-3.6 0 -6.6 -2 -9 -6c2.4 -4 5.4 -6 9 -6c3.6 0 6.6 2 9 6",
  "feather": "M4 20l10 -10m0 -5v5h5m-9 -1v5h5m-9 -1v5h5m-5 -5l4 -4l4 -4M19 10c.638 -.636 1 -1.515 1 -2.486a3.515 3.515 0 0 0 -3.517 -3.514c-.97 0 -1.847 .367 -2.483 1m-3 13l4 -4l4 -4",
  "file-text": "M14 3v4a1 1 0 0 0 1 1h4M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2M9 9l1 0M9 13l6 0M9 17l6 0",
  "flag": "M5 5a5 5 0 0 1 7 0a5 5 0 0 0 7 0v9a5 5 0 0 1 -7 0a5 5 0 0 0 -7 0v-9M5 21v-7",
  "flame": "M12 10.941c2.333 -3.308 .167 -7.823 -1 -8.941c0 3.395 -2.235 5.299 -3.667 6.706c-1.43 1.408 -2.333 3.294 -2.333 5.588c0 3.704 3.134 6.706 7 6.706c3.866 0 7 -3.002 7 -6.706c0 -1.712 -1.232 -4.403 -2.333 -5.588c-2.084 3.353 -3.257 3.353 -4.667 2.235",
  "flower": "M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M12 2a3 3 0 0 1 3 3c0 .562 -.259 1.442 -.776 2.64l-.724 1.36l1.76 -1.893c.499 -.6 .922 -1 1.27 -1.205a2.968 2.968 0 0 1 4.07 1.099a3.011 3.011 0 0 1 -1.09 4.098c-.374 .217 -.99 .396 -1.846 .535l-2.664 .366l2.4 .326c1 .145 1.698 .337 2.11 .576a3.011 3.011 0 0 1 1.09 4.098a2.968 2.968 0 0 1 -4.07 1.098c-.348 -.202 -.771 -.604 -1.27 -1.205l-1.76 -1.893l.724 1.36c.516 1.199 .776 2.079 .776 2.64a3 3 0 0 1 -6 0c0 -.562 .259 -1.442 .776 -2.64l.724 -1.36l-1.76 1.893c-.499 .601 -.922 1 -1.27 1.205a2.968 2.968 0 0 1 -4.07 -1.098a3.011 3.011 0 0 1 1.09 -4.098c.374 -.218 .99 -.396 1.846 -.536l2.664 -.366l-2.4 -.325c-1 -.145 -1.698 -.337 -2.11 -.576a3.011 3.011 0 0 1 -1.09 -4.099a2.968 2.968 0 0 1 4.07 -1.099c.348 .203 .771 .604 1.27 1.205l1.76 1.894c-1 -2.292 -1.5 -3.625 -1.5 -4a3 3 0 0 1 3 -3",
  "gift": "M3 9a1 1 0 0 1 1 -1h16a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1l0 -2M12 8l0 13M19 12v7a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-7M7.5 8a2.5 2.5 0 0 1 0 -5a4.8 8 0 0 1 4.5 5a4.8 8 0 0 1 4.5 -5a2.5 2.5 0 0 1 0 5",
  "glass": "M8 21h8M12 16v5M17 5l1 6c0 3.012 -2.686 5 -6 5s-6 -1.988 -6 -5l1 -6M7 5a5 2 0 1 0 10 0a5 2 0 1 0 -10 0",
  "globe": "M7 9a4 4 0 1 0 8 0a4 4 0 0 0 -8 0M5.75 15a8.015 8.015 0 1 0 9.25 -13M11 17v4M7 21h8",
  "hammer": "M11.414 10l-7.383 7.418a2.091 2.091 0 0 0 0 2.967a2.11 2.11 0 0 0 2.976 0l7.407 -7.385M18.121 15.293l2.586 -2.586a1 1 0 0 0 0 -1.414l-7.586 -7.586a1 1 0 0 0 -1.414 0l-2.586 2.586a1 1 0 0 0 0 1.414l7.586 7.586a1 1 0 0 0 1.414 0",
  "hand-stop": "M8 13v-7.5a1.5 1.5 0 0 1 3 0v6.5M11 5.5v-2a1.5 1.5 0 1 1 3 0v8.5M14 5.5a1.5 1.5 0 0 1 3 0v6.5M17 7.5a1.5 1.5 0 0 1 3 0v8.5a6 6 0 0 1 -6 6h-2h.208a6 6 0 0 1 -5.012 -2.7a69.74 69.74 0 0 1 -.196 -.3c-.312 -.479 -1.407 -2.388 -3.286 -5.728a1.5 1.5 0 0 1 .536 -2.022a1.867 1.867 0 0 1 2.28 .28l1.47 1.47",
  "headphones": "M4 15a2 2 0 0 1 2 -2h1a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-1a2 2 0 0 1 -2 -2l0 -3M15 15a2 2 0 0 1 2 -2h1a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-1a2 2 0 0 1 -2 -2l0 -3M4 15v-3a8 8 0 0 1 16 0v3",
  "headset": "M4 14v-3a8 8 0 1 1 16 0v3M18 19c0 1.657 -2.686 3 -6 3M4 14a2 2 0 0 1 2 -2h1a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-1a2 2 0 0 1 -2 -2v-3M15 14a2 2 0 0 1 2 -2h1a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-1a2 2 0 0 1 -2 -2v-3",
  "heart": "M19.5 12.572l-7.5 7.428l-7.5 -7.428a5 5 0 1 1 7.5 -6.566a5 5 0 1 1 7.5 6.572",
  "heart-handshake": "M19.5 12.572l-7.5 7.428l-7.5 -7.428a5 5 0 1 1 7.5 -6.566a5 5 0 1 1 7.5 6.572M12 6l-3.293 3.293a1 1 0 0 0 0 1.414l.543 .543c.69 .69 1.81 .69 2.5 0l1 -1a3.182 3.182 0 0 1 4.5 0l2.25 2.25M12.5 15.5l2 2M15 13l2 2",
  "home": "M5 12l-2 0l9 -9l9 9l-2 0M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-7M9 21v-6a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v6",
  "hourglass": "M6.5 7h11M6.5 17h11M6 20v-2a6 6 0 1 1 12 0v2a1 1 0 0 1 -1 1h-10a1 1 0 0 1 -1 -1M6 4v2a6 6 0 1 0 12 0v-2a1 1 0 0 0 -1 -1h-10a1 1 0 0 0 -1 1",
  "info-circle": "M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 9h.01M11 12h1v4h1",
  "key": "M16.555 3.843l3.602 3.602a2.877 2.877 0 0 1 0 4.069l-2.643 2.643a2.877 2.877 0 0 1 -4.069 0l-.301 -.301l-6.558 6.558a2 2 0 0 1 -1.239 .578l-.175 .008h-1.172a1 1 0 0 1 -.993 -.883l-.007 -.117v-1.172a2 2 0 0 1 .467 -1.284l.119 -.13l.414 -.414h2v-2h2v-2l2.144 -2.144l-.301 -.301a2.877 2.877 0 0 1 0 -4.069l2.643 -2.643a2.877 2.877 0 0 1 4.069 0M15 9h.01",
  "lamp": "M9 20h6M12 20v-8M5 12h14l-4 -8h-6l-4 8",
  "leaf": "M5 21c.5 -4.5 2.5 -8 7 -10M9 18c6.218 0 10.5 -3.288 11 -12v-2h-4.014c-9 0 -11.986 4 -12 9c0 1 0 3 2 5h3l.014 0",
  "lifebuoy": "M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M15 15l3.35 3.35M9 15l-3.35 3.35M5.65 5.65l3.35 3.35M18.35 5.65l-3.35 3.35",
  "link": "M9 15l6 -6M11 6l.463 -.536a5 5 0 0 1 7.071 7.072l-.534 .464M13 18l-.397 .534a5.068 5.068 0 0 1 -7.127 0a4.972 4.972 0 0 1 0 -7.071l.524 -.463",
  "list": "M9 6l11 0M9 12l11 0M9 18l11 0M5 6l0 .01M5 12l0 .01M5 18l0 .01",
  "location": "M21 3l-6.5 18a.55 .55 0 0 1 -1 0l-3.5 -7l-7 -3.5a.55 .55 0 0 1 0 -1l18 -6.5",
  "lock": "M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6M11 16a1 1 0 1 0 2 0a1 1 0 0 0 -2 0M8 11v-4a4 4 0 1 1 8 0v4",
  "mail": "M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10M3 7l9 6l9 -6",
  "map": "M3 7l6 -3l6 3l6 -3v13l-6 3l-6 -3l-6 3v-13M9 4v13M15 7v13",
  "map-pin": "M9 11a3 3 0 1 0 6 0a3 3 0 0 0 -6 0M17.657 16.657l-4.243 4.243a2 2 0 0 1 -2.827 0l-4.244 -4.243a8 8 0 1 1 11.314 0",
  "medal": "M12 4v3m-4 -3v6m8 -6v6M12 18.5l-3 1.5l.5 -3.5l-2 -2l3 -.5l1.5 -3l1.5 3l3 .5l-2 2l.5 3.5l-3 -1.5",
  "menu-2": "M4 6l16 0M4 12l16 0M4 18l16 0",
  "message": "M8 9h8M8 13h6M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-5l-5 3v-3h-2a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3h12",
  "message-circle": "M3 20l1.3 -3.9c-2.324 -3.437 -1.426 -7.872 2.1 -10.374c3.526 -2.501 8.59 -2.296 11.845 .48c3.255 2.777 3.695 7.266 1.029 10.501c-2.666 3.235 -7.615 4.215 -11.574 2.293l-4.7 1",
  "microphone": "M9 5a3 3 0 0 1 3 -3a3 3 0 0 1 3 3v5a3 3 0 0 1 -3 3a3 3 0 0 1 -3 -3l0 -5M5 10a7 7 0 0 0 14 0M8 21l8 0M12 17l0 4",
  "moon": "M12 3c.132 0 .263 0 .393 0a7.5 7.5 0 0 0 7.92 12.446a9 9 0 1 1 -8.313 -12.454l0 .008",
  "mountain": "M3 20h18l-6.921 -14.612a2.3 2.3 0 0 0 -4.158 0l-6.921 14.612M7.5 11l2 2.5l2.5 -2.5l2 3l2.5 -2",
  "music": "M3 17a3 3 0 1 0 6 0a3 3 0 0 0 -6 0M13 17a3 3 0 1 0 6 0a3 3 0 0 0 -6 0M9 17v-13h10v13M9 8h10",
  "news": "M16 6h3a1 1 0 0 1 1 1v11a2 2 0 0 1 -4 0v-13a1 1 0 0 0 -1 -1h-10a1 1 0 0 0 -1 1v12a3 3 0 0 0 3 3h11M8 8l4 0M8 12l4 0M8 16l4 0",
  "package": "M12 3l8 4.5l0 9l-8 4.5l-8 -4.5l0 -9l8 -4.5M12 12l8 -4.5M12 12l0 9M12 12l-8 -4.5M16 5.25l-8 4.5",
  "paint": "M5 5a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2l0 -2M19 6h1a2 2 0 0 1 2 2a5 5 0 0 1 -5 5l-5 0v2M10 16a1 1 0 0 1 1 -1h2a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1l0 -4",
  "palette": "M12 21a9 9 0 0 1 0 -18c4.97 0 9 3.582 9 8c0 1.06 -.474 2.078 -1.318 2.828c-.844 .75 -1.989 1.172 -3.182 1.172h-2.5a2 2 0 0 0 -1 3.75a1.3 1.3 0 0 1 -1 2.25M7.5 10.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M11.5 7.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M15.5 10.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0",
  "paw": "M14.7 13.5c-1.1 -2 -1.441 -2.5 -2.7 -2.5c-1.259 0 -1.736 .755 -2.836 2.747c-.942 1.703 -2.846 1.845 -3.321 3.291c-.097 .265 -.145 .677 -.143 .962c0 1.176 .787 2 1.8 2c1.259 0 3 -1 4.5 -1s3.241 1 4.5 1c1.013 0 1.8 -.823 1.8 -2c0 -.285 -.049 -.697 -.146 -.962c-.475 -1.451 -2.512 -1.835 -3.454 -3.538M20.188 8.082a1.039 1.039 0 0 0 -.406 -.082h-.015c-.735 .012 -1.56 .75 -1.993 1.866c-.519 1.335 -.28 2.7 .538 3.052c.129 .055 .267 .082 .406 .082c.739 0 1.575 -.742 2.011 -1.866c.516 -1.335 .273 -2.7 -.54 -3.052l-.001 0M9.474 9c.055 0 .109 0 .163 -.011c.944 -.128 1.533 -1.346 1.32 -2.722c-.203 -1.297 -1.047 -2.267 -1.932 -2.267c-.055 0 -.109 0 -.163 .011c-.944 .128 -1.533 1.346 -1.32 2.722c.204 1.293 1.048 2.267 1.933 2.267M16.456 6.733c.214 -1.376 -.375 -2.594 -1.32 -2.722a1.164 1.164 0 0 0 -.162 -.011c-.885 0 -1.728 .97 -1.93 2.267c-.214 1.376 .375 2.594 1.32 2.722c.054 .007 .108 .011 .162 .011c.885 0 1.73 -.974 1.93 -2.267M5.69 12.918c.816 -.352 1.054 -1.719 .536 -3.052c-.436 -1.124 -1.271 -1.866 -2.009 -1.866c-.14 0 -.277 .027 -.407 .082c-.816 .352 -1.054 1.719 -.536 3.052c.436 1.124 1.271 1.866 2.009 1.866c.14 0 .277 -.027 .407 -.082",
  "pencil": "M4 20h4l10.5 -10.5a2.828 2.828 0 1 0 -4 -4l-10.5 10.5v4M13.5 6.5l4 4",
  "phone": "M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5 -2.5l5 2v4a2 2 0 0 1 -2 2a16 16 0 0 1 -15 -15a2 2 0 0 1 2 -2",
  "photo": "M15 8h.01M3 6a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v12a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-12M3 16l5 -5c.928 -.893 2.072 -.893 3 0l5 5M14 14l1 -1c.928 -.893 2.072 -.893 3 0l3 3",
  "pin": "M15 4.5l-4 4l-4 1.5l-1.5 1.5l7 7l1.5 -1.5l1.5 -4l4 -4M9 15l-4.5 4.5M14.5 4l5.5 5.5",
  "plane": "M16 10h4a2 2 0 0 1 0 4h-4l-4 7h-3l2 -7h-4l-2 2h-3l2 -4l-2 -4h3l2 2h4l-2 -7h3l4 7",
  "plant": "M7 15h10v4a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-4M12 9a6 6 0 0 0 -6 -6h-3v2a6 6 0 0 0 6 6h3M12 11a6 6 0 0 1 6 -6h3v1a6 6 0 0 1 -6 6h-3M12 15l0 -6",
  "plant-2": "M2 9a10 10 0 1 0 20 0M12 19a10 10 0 0 1 10 -10M2 9a10 10 0 0 1 10 10M12 4a9.7 9.7 0 0 1 2.99 7.5M9.01 11.5a9.7 9.7 0 0 1 2.99 -7.5",
  "player-play": "M7 4v16l13 -8l-13 -8",
  "plus": "M12 5l0 14M5 12l14 0",
  "printer": "M17 17h2a2 2 0 0 0 2 -2v-4a2 2 0 0 0 -2 -2h-14a2 2 0 0 0 -2 2v4a2 2 0 0 0 2 2h2M17 9v-4a2 2 0 0 0 -2 -2h-6a2 2 0 0 0 -2 2v4M7 15a2 2 0 0 1 2 -2h6a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2l0 -4",
  "puzzle": "M4 7h3a1 1 0 0 0 1 -1v-1a2 2 0 0 1 4 0v1a1 1 0 0 0 1 1h3a1 1 0 0 1 1 1v3a1 1 0 0 0 1 1h1a2 2 0 0 1 0 4h-1a1 1 0 0 0 -1 1v3a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-1a2 2 0 0 0 -4 0v1a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1h1a2 2 0 0 0 0 -4h-1a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1",
  "quote": "M10 11h-4a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1h3a1 1 0 0 1 1 1v6c0 2.667 -1.333 4.333 -4 5M19 11h-4a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1h3a1 1 0 0 1 1 1v6c0 2.667 -1.333 4.333 -4 5",
  "recycle": "M12 17l-2 2l2 2M10 19h9a2 2 0 0 0 1.75 -2.75l-.55 -1M8.536 11l-.732 -2.732l-2.732 .732M7.804 8.268l-4.5 7.794a2 2 0 0 0 1.506 2.89l1.141 .024M15.464 11l2.732 .732l.732 -2.732M18.196 11.732l-4.5 -7.794a2 2 0 0 0 -3.256 -.14l-.591 .976",
  "refresh": "M20 11a8.1 8.1 0 0 0 -15.5 -2m-.5 -4v4h4M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4",
  "rocket": "M4 13a8 8 0 0 1 7 7a6 6 0 0 0 3 -5a9 9 0 0 0 6 -8a3 3 0 0 0 -3 -3a9 9 0 0 0 -8 6a6 6 0 0 0 -5 3M7 14a6 6 0 0 0 -3 6a6 6 0 0 0 6 -3M14 9a1 1 0 1 0 2 0a1 1 0 1 0 -2 0",
  "route": "M3 19a2 2 0 1 0 4 0a2 2 0 0 0 -4 0M19 7a2 2 0 1 0 0 -4a2 2 0 0 0 0 4M11 19h5.5a3.5 3.5 0 0 0 0 -7h-8a3.5 3.5 0 0 1 0 -7h4.5",
  "ruler": "M5 4h14a1 1 0 0 1 1 1v5a1 1 0 0 1 -1 1h-7a1 1 0 0 0 -1 1v7a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-14a1 1 0 0 1 1 -1M4 8l2 0M4 12l3 0M4 16l2 0M8 4l0 2M12 4l0 3M16 4l0 2",
  "run": "M11.007 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M4 17l5 1l.75 -1.5M15 21v-4l-4 -3l1 -6M7 12v-3l5 -1l3 3l3 1",
  "salad": "M4 11h16a1 1 0 0 1 1 1v.5c0 1.5 -2.517 5.573 -4 6.5v1a1 1 0 0 1 -1 1h-8a1 1 0 0 1 -1 -1v-1c-1.687 -1.054 -4 -5 -4 -6.5v-.5a1 1 0 0 1 1 -1M18.5 11c.351 -1.017 .426 -2.236 .5 -3.714v-1.286h-2.256c-2.83 0 -4.616 .804 -5.64 2.076M5.255 11.008a12.204 12.204 0 0 1 -.255 -2.008v-1h1.755c.98 0 1.801 .124 2.479 .35M8 8l1 -4l4 2.5M13 11v-.5a2.5 2.5 0 1 0 -5 0v.5",
  "scale": "M7 20l10 0M6 6l6 -1l6 1M12 3l0 17M9 12l-3 -6l-3 6a3 3 0 0 0 6 0M21 12l-3 -6l-3 6a3 3 0 0 0 6 0",
  "scissors": "M3 7a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.6 8.6l10.4 10.4M8.6 15.4l10.4 -10.4",
  "search": "M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M21 21l-6 -6",
  "seedling": "M12 10a6 6 0 0 0 -6 -6h-3v2a6 6 0 0 0 6 6h3M12 14a6 6 0 0 1 6 -6h3v1a6 6 0 0 1 -6 6h-3M12 20l0 -10",
  "send": "M10 14l11 -11M21 3l-6.5 18a.55 .55 0 0 1 -1 0l-3.5 -7l-7 -3.5a.55 .55 0 0 1 0 -1l18 -6.5",
  "settings": "M10.325 4.317c.426 -1.756 2.924 -1.756 3.35 0a1.724 1.724 0 0 0 2.573 1.066c1.543 -.94 3.31 .826 2.37 2.37a1.724 1.724 0 0 0 1.065 2.572c1.756 .426 1.756 2.924 0 3.35a1.724 1.724 0 0 0 -1.066 2.573c.94 1.543 -.826 3.31 -2.37 2.37a1.724 1.724 0 0 0 -2.572 1.065c-.426 1.756 -2.924 1.756 -3.35 0a1.724 1.724 0 0 0 -2.573 -1.066c-1.543 .94 -3.31 -.826 -2.37 -2.37a1.724 1.724 0 0 0 -1.065 -2.572c-1.756 -.426 -1.756 -2.924 0 -3.35a1.724 1.724 0 0 0 1.066 -2.573c-.94 -1.543 .826 -3.31 2.37 -2.37c1 .608 2.296 .07 2.572 -1.065M9 12a3 3 0 1 0 6 0a3 3 0 0 0 -6 0",
  "share": "M3 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.7 10.7l6.6 -3.4M8.7 13.3l6.6 3.4",
  "shield": "M12 3a12 12 0 0 0 8.5 3a12 12 0 0 1 -8.5 15a12 12 0 0 1 -8.5 -15a12 12 0 0 0 8.5 -3",
  "shield-check": "M11.46 20.846a12 12 0 0 1 -7.96 -14.846a12 12 0 0 0 8.5 -3a12 12 0 0 0 8.5 3a12 12 0 0 1 -.09 7.06M15 19l2 2l4 -4",
  "shirt": "M15 4l6 2v5h-3v8a1 1 0 0 1 -1 1h-10a1 1 0 0 1 -1 -1v-8h-3v-5l6 -2a3 3 0 0 0 6 0",
  "shopping-bag": "M6.331 8h11.339a2 2 0 0 1 1.977 2.304l-1.255 8.152a3 3 0 0 1 -2.966 2.544h-6.852a3 3 0 0 1 -2.965 -2.544l-1.255 -8.152a2 2 0 0 1 1.977 -2.304M9 11v-5a3 3 0 0 1 6 0v5",
  "shopping-cart": "M4 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M15 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M17 17h-11v-14h-2M6 5l14 1l-1 7h-13",
  "sofa": "M4 11a2 2 0 0 1 2 2v1h12v-1a2 2 0 1 1 4 0v5a1 1 0 0 1 -1 1h-18a1 1 0 0 1 -1 -1v-5a2 2 0 0 1 2 -2M4 11v-3a3 3 0 0 1 3 -3h10a3 3 0 0 1 3 3v3M12 5v9",
  "soup": "M4 11h16a1 1 0 0 1 1 1v.5c0 1.5 -2.517 5.573 -4 6.5v1a1 1 0 0 1 -1 1h-8a1 1 0 0 1 -1 -1v-1c-1.687 -1.054 -4 -5 -4 -6.5v-.5a1 1 0 0 1 1 -1M12 4a2.4 2.4 0 0 0 -1 2a2.4 2.4 0 0 0 1 2M16 4a2.4 2.4 0 0 0 -1 2a2.4 2.4 0 0 0 1 2M8 4a2.4 2.4 0 0 0 -1 2a2.4 2.4 0 0 0 1 2",
  "sparkles": "M16 18a2 2 0 0 1 2 2a2 2 0 0 1 2 -2a2 2 0 0 1 -2 -2a2 2 0 0 1 -2 2m0 -12a2 2 0 0 1 2 2a2 2 0 0 1 2 -2a2 2 0 0 1 -2 -2a2 2 0 0 1 -2 2m-7 12a6 6 0 0 1 6 -6a6 6 0 0 1 -6 -6a6 6 0 0 1 -6 6a6 6 0 0 1 6 6",
  "speakerphone": "M18 8a3 3 0 0 1 0 6M10 8v11a1 1 0 0 1 -1 1h-1a1 1 0 0 1 -1 -1v-5M12 8l4.524 -3.77a.9 .9 0 0 1 1.476 .692v12.156a.9 .9 0 0 1 -1.476 .692l-4.524 -3.77h-8a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1h8",
  "star": "M12 17.75l-6.172 3.245l1.179 -6.873l-5 -4.867l6.9 -1l3.086 -6.253l3.086 6.253l6.9 1l-5 4.867l1.179 6.873l-6.158 -3.245",
  "stethoscope": "M6 4h-1a2 2 0 0 0 -2 2v3.5a5.5 5.5 0 0 0 11 0v-3.5a2 2 0 0 0 -2 -2h-1M8 15a6 6 0 1 0 12 0v-3M11 3v2M6 3v2M18 10a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",
  "sun": "M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M3 12h1m8 -9v1m8 8h1m-9 8v1m-6.4 -15.4l.7 .7m12.1 -.7l-.7 .7m0 11.4l.7 .7m-12.1 -.7l-.7 .7",
  "swimming": "M15 9a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M6 11l4 -2l3.5 3l-1.5 2M3 16.75a2.4 2.4 0 0 0 1 .25a2.4 2.4 0 0 0 2 -1a2.4 2.4 0 0 1 2 -1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2 -1a2.4 2.4 0 0 1 2 -1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 1 -.25",
  "tag": "M6.5 7.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M3 6v5.172a2 2 0 0 0 .586 1.414l7.71 7.71a2.41 2.41 0 0 0 3.408 0l5.592 -5.592a2.41 2.41 0 0 0 0 -3.408l-7.71 -7.71a2 2 0 0 0 -1.414 -.586h-5.172a3 3 0 0 0 -3 3",
  "target": "M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M7 12a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0",
  "thumb-up": "M7 11v8a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1v-7a1 1 0 0 1 1 -1h3a4 4 0 0 0 4 -4v-1a2 2 0 0 1 4 0v5h3a2 2 0 0 1 2 2l-1 5a2 3 0 0 1 -2 2h-7a3 3 0 0 1 -3 -3",
  "ticket": "M15 5l0 2M15 11l0 2M15 17l0 2M5 5h14a2 2 0 0 1 2 2v3a2 2 0 0 0 0 4v3a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-3a2 2 0 0 0 0 -4v-3a2 2 0 0 1 2 -2",
  "tools": "M3 21h4l13 -13a1.5 1.5 0 0 0 -4 -4l-13 13v4M14.5 5.5l4 4M12 8l-5 -5l-4 4l5 5M7 8l-1.5 1.5M16 12l5 5l-4 4l-5 -5M16 17l-1.5 1.5",
  "tools-kitchen-2": "M19 3v12h-5c-.023 -3.681 .184 -7.406 5 -12m0 12v6h-1v-3m-10 -14v17m-3 -17v3a3 3 0 1 0 6 0v-3",
  "tree": "M12 13l-2 -2M12 12l2 -2M12 21v-13M9.824 16a3 3 0 0 1 -2.743 -3.69a3 3 0 0 1 .304 -4.833a3 3 0 0 1 4.615 -3.707a3 3 0 0 1 4.614 3.707a3 3 0 0 1 .305 4.833a3 3 0 0 1 -2.919 3.695h-4l-.176 -.005",
  "trees": "M16 5l3 3l-2 1l4 4l-3 1l4 4h-9M15 21l0 -3M8 13l-2 -2M8 12l2 -2M8 21v-13M5.824 16a3 3 0 0 1 -2.743 -3.69a3 3 0 0 1 .304 -4.833a3 3 0 0 1 4.615 -3.707a3 3 0 0 1 4.614 3.707a3 3 0 0 1 .305 4.833a3 3 0 0 1 -2.919 3.695h-4l-.176 -.005",
  "trending-up": "M3 17l6 -6l4 4l8 -8M14 7l7 0l0 7",
  "trophy": "M8 21l8 0M12 17l0 4M7 4l10 0M17 4v8a5 5 0 0 1 -10 0v-8M3 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M17 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",
  "truck": "M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M15 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M5 17h-2v-11a1 1 0 0 1 1 -1h9v12m-4 0h6m4 0h2v-6h-8m0 -5h5l3 5",
  "truck-delivery": "M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M15 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M5 17h-2v-4m-1 -8h11v12m-4 0h6m4 0h2v-6h-8m0 -5h5l3 5M3 9l4 0",
  "umbrella": "M4 12a8 8 0 0 1 16 0l-16 0M12 12v6a2 2 0 0 0 4 0",
  "user": "M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0M6 21v-2a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4v2",
  "user-check": "M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0M6 21v-2a4 4 0 0 1 4 -4h4M15 19l2 2l4 -4",
  "users": "M5 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M3 21v-2a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4v2M16 3.13a4 4 0 0 1 0 7.75M21 21v-2a4 4 0 0 0 -3 -3.85",
  "video": "M15 10l4.553 -2.276a1 1 0 0 1 1.447 .894v6.764a1 1 0 0 1 -1.447 .894l-4.553 -2.276v-4M3 8a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2l0 -8",
  "wallet": "M17 8v-3a1 1 0 0 0 -1 -1h-10a2 2 0 0 0 0 4h12a1 1 0 0 1 1 1v3m0 4v3a1 1 0 0 1 -1 1h-12a2 2 0 0 1 -2 -2v-12M20 12v4h-4a2 2 0 0 1 0 -4h4",
  "wand": "M6 21l15 -15l-3 -3l-15 15l3 3M15 6l3 3M9 3a2 2 0 0 0 2 2a2 2 0 0 0 -2 2a2 2 0 0 0 -2 -2a2 2 0 0 0 2 -2M19 13a2 2 0 0 0 2 2a2 2 0 0 0 -2 2a2 2 0 0 0 -2 -2a2 2 0 0 0 2 -2",
  "wheel": "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3 12h6M15 12h6M13.6 9.4l3.4 -4.8M10.4 14.6l-3.4 4.8M7 4.6l3.4 4.8M13.6 14.6l3.4 4.8",
  "wheelchair": "M3 16a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M17 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M19 17a3 3 0 0 0 -3 -3h-3.4M3 3h1a2 2 0 0 1 2 2v6M6 8h11M15 8v6",
  "wifi": "M12 18l.01 0M9.172 15.172a4 4 0 0 1 5.656 0M6.343 12.343a8 8 0 0 1 11.314 0M3.515 9.515c4.686 -4.687 12.284 -4.687 17 0",
  "wind": "M5 8h8.5a2.5 2.5 0 1 0 -2.34 -3.24M3 12h15.5a2.5 2.5 0 1 1 -2.34 3.24M4 16h5.5a2.5 2.5 0 1 1 -2.34 3.24",
  "world": "M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M3.6 9h16.8M3.6 15h16.8M11.5 3a17 17 0 0 0 0 18M12.5 3a17 17 0 0 1 0 18",
  "x": "M18 6l-12 12M6 6l12 12",
  "yoga": "M4 20h4l1.5 -3M17 20l-1 -5h-5l1 -7M4 10l4 -1l4 -1l4 1.5l4 1.5M10.007 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0"
};

// ../packages/blocks/src/icon.tsx
import { jsx as jsx9 } from "react/jsx-runtime";
function Icon({
  name,
  className
}) {
  return /* @__PURE__ */ jsx9(
    "svg",
    {
      className,
      viewBox: "0 0 24 24",
      fill: "none",
      stroke: "currentColor",
      strokeWidth: "1.75",
      strokeLinecap: "round",
      strokeLinejoin: "round",
      "aria-hidden": "true",
      children: /* @__PURE__ */ jsx9("path", { d: ICON_PATHS[name] })
    }
  );
}

// ../packages/blocks/src/icon-names.ts
var ICON_NAMES = Object.keys(ICON_PATHS);
function isIconName(name) {
  return typeof name === "string" && Object.hasOwn(ICON_PATHS, name);
}

// ../packages/blocks/src/blocks/button/button.definition.ts
var import_yup7 = __toESM(require_yup(), 1);
var BUTTON_VARIANTS = [
  "primary",
  "secondary",
  "tertiary",
  "success",
  "danger",
  "warning",
  "info",
  "light",
  "dark"
];
var BUTTON_SIZES = ["sm", "default", "lg"];
var ICON_POSITIONS = ["before", "after"];
var shape3 = (0, import_yup7.object)({
  text: (0, import_yup7.string)().max(500).defined(),
  href: (0, import_yup7.string)().max(2e3).defined(),
  target: (0, import_yup7.string)().oneOf(LINK_TARGETS).required(),
  /** '' for none: then the colours below are the button's own. */
  variant: (0, import_yup7.string)().oneOf([...BUTTON_VARIANTS, ""]).defined(),
  size: (0, import_yup7.string)().oneOf(BUTTON_SIZES).required(),
  /** Over the variant's colour; '' for the variant's. */
  buttonColor: (0, import_yup7.string)().max(80).defined(),
  textColor: (0, import_yup7.string)().max(80).defined(),
  fullWidth: (0, import_yup7.boolean)().required(),
  /** '' for none. */
  buttonIcon: (0, import_yup7.string)().test("icon", "Choose an icon of the list", (value) => !value || isIconName(value)).defined(),
  iconPosition: (0, import_yup7.string)().oneOf(ICON_POSITIONS).required(),
  cssClasses: (0, import_yup7.string)().max(300).defined(),
  /** Name under which scripts and analytics know the button; '' for none. */
  eventTriggerName: (0, import_yup7.string)().max(100).defined()
});
var buttonDefinition = defineBlock({
  type: "Button",
  label: "Button",
  description: "A button that leads to another page, an email or a phone call.",
  category: "interactive",
  icon: "click",
  shape: shape3,
  defaults: {
    text: "Click Me",
    href: "",
    target: "_self",
    variant: "primary",
    size: "default",
    buttonColor: "",
    textColor: "",
    fullWidth: false,
    buttonIcon: "",
    iconPosition: "before",
    cssClasses: "",
    eventTriggerName: ""
  },
  canvas: false,
  rules: { parents: ["Column", "Container"], children: [] },
  groups: ["alignment", "border", "spacing"],
  inlineText: [{ prop: "text", kind: "plain", part: "text" }]
});

// ../packages/blocks/src/blocks/button/button.view.tsx
import { Fragment, jsx as jsx10, jsxs } from "react/jsx-runtime";
function ButtonView({ props, root, context: context2 }) {
  const variant = BUTTON_VARIANTS.find((known) => known === props.variant);
  const size2 = BUTTON_SIZES.find((known) => known === props.size);
  const icon = isIconName(props.buttonIcon) ? /* @__PURE__ */ jsx10(Icon, { name: props.buttonIcon, className: "org-button-icon" }) : null;
  const attributes = {
    ...root,
    className: joinClasses(root.className, authorClasses(props.cssClasses)),
    "data-variant": variant,
    "data-size": size2 === "default" ? void 0 : size2,
    "data-full-width": props.fullWidth || void 0,
    "data-event-trigger": props.eventTriggerName || void 0,
    style: cssVars({
      "org-button-color": safeColor(props.buttonColor),
      "org-button-ink": safeColor(props.textColor)
    })
  };
  const content = /* @__PURE__ */ jsxs(Fragment, { children: [
    props.iconPosition === "after" ? null : icon,
    /* @__PURE__ */ jsx10("span", { className: "org-button-text", "data-part": "text", children: props.text }),
    props.iconPosition === "after" ? icon : null
  ] });
  const link = linkAttributes(props, context2.editing);
  if (link.href === void 0 && !(context2.editing && props.href))
    return /* @__PURE__ */ jsx10("button", { ...attributes, type: "button", children: content });
  return /* @__PURE__ */ jsx10("a", { ...attributes, ...link, children: content });
}

// ../packages/blocks/src/blocks/icons/icons.definition.ts
var import_yup8 = __toESM(require_yup(), 1);
var DIRECTIONS = ["row", "column"];
var PLACES = ["start", "center", "end"];
var item = (0, import_yup8.object)({
  id: (0, import_yup8.string)().max(40).required(),
  icon: (0, import_yup8.string)().test("icon", "Choose an icon of the list", (value) => isIconName(value)).required("Please choose an icon"),
  /** px */
  width: (0, import_yup8.number)().min(8).max(512).required("Please enter a width"),
  /** px */
  height: (0, import_yup8.number)().min(8).max(512).required("Please enter a height"),
  color: (0, import_yup8.string)().max(80).required("Please choose a colour"),
  href: (0, import_yup8.string)().max(2e3).defined(),
  hrefTarget: (0, import_yup8.string)().oneOf(LINK_TARGETS).required(),
  cssClasses: (0, import_yup8.string)().max(300).defined(),
  /** What screen readers say of a linked icon; the icon's own name where it is empty. */
  label: (0, import_yup8.string)().max(200).default("")
});
var shape4 = (0, import_yup8.object)({
  icons: (0, import_yup8.array)(item.required()).max(50).required(),
  direction: (0, import_yup8.string)().oneOf(DIRECTIONS).required(),
  justify: (0, import_yup8.string)().oneOf(PLACES).required(),
  align: (0, import_yup8.string)().oneOf(PLACES).required(),
  /** Step of the spacing scale. */
  gap: (0, import_yup8.number)().integer().min(0).max(5).required()
});
var NEW_ICON = {
  icon: "star",
  width: 72,
  height: 72,
  color: "#000000",
  href: "",
  hrefTarget: "_self",
  cssClasses: "",
  label: ""
};
var startingIcon = (id, icon) => ({
  ...NEW_ICON,
  id,
  icon,
  color: "primary",
  width: 40,
  height: 40
});
var iconsDefinition = defineBlock({
  type: "Icons",
  label: "Icons",
  description: "A row or a column of icons, each of which may be a link.",
  category: "media",
  icon: "icons",
  shape: shape4,
  defaults: {
    icons: [
      startingIcon("one", "leaf"),
      startingIcon("two", "heart-handshake"),
      startingIcon("three", "sparkles")
    ],
    direction: "row",
    justify: "start",
    align: "center",
    gap: 3
  },
  canvas: false,
  rules: { parents: ["Column", "Container"], children: [] },
  groups: ["alignment", "background", "border", "spacing"]
});

// ../packages/blocks/src/blocks/icons/icons.view.tsx
import { jsx as jsx11 } from "react/jsx-runtime";
var pixels = (value) => `${typeof value === "number" && Number.isFinite(value) ? Math.min(512, Math.max(8, value)) : 72}px`;
var text = (value) => typeof value === "string" ? value : "";
function spoken(icon) {
  const words = icon.replace(/^brand-/, "").replaceAll("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
function item2(icon, key, editing) {
  if (typeof icon !== "object" || icon === null || !isIconName(icon.icon)) return null;
  const drawing = /* @__PURE__ */ jsx11(Icon, { name: icon.icon, className: "org-icons-drawing" });
  const shared = {
    className: joinClasses("org-icons-item", authorClasses(text(icon.cssClasses))),
    "data-part": "item",
    style: cssVars({
      "org-icon-w": pixels(icon.width),
      "org-icon-h": pixels(icon.height),
      "org-icon-color": safeColor(icon.color)
    })
  };
  if (!text(icon.href))
    return /* @__PURE__ */ jsx11("span", { ...shared, children: drawing }, key);
  const link = {
    ...shared,
    ...linkAttributes({ href: icon.href, target: text(icon.hrefTarget) }, editing),
    "aria-label": text(icon.label) || spoken(icon.icon)
  };
  return /* @__PURE__ */ jsx11("a", { ...link, children: drawing }, key);
}
function IconsView({ props, root, context: context2 }) {
  const items = props.icons.map((icon, key) => item2(icon, key, context2.editing)).filter(Boolean);
  const place = (value) => PLACES.find((known) => known === value && known !== "start");
  return /* @__PURE__ */ jsx11(
    "div",
    {
      ...root,
      "data-direction": props.direction === "column" ? "column" : void 0,
      "data-justify": place(props.justify),
      "data-align": place(props.align),
      "data-gap": Math.min(5, Math.max(0, Math.round(props.gap))),
      children: items.length > 0 ? items : MESSAGES.noIcons
    }
  );
}

// ../packages/blocks/src/blocks/section-divider/divider-path.ts
var DIVIDER_WIDTH = 1200;
var round = (value) => Math.round(value * 100) / 100;
function wavePath(height2, waveHeight, waveCount) {
  const middle = round(height2 / 2);
  const step = DIVIDER_WIDTH / waveCount / 2;
  const reach = round(height2 * waveHeight / 100);
  let path = `M0 ${middle}`;
  for (let half = 0; half < waveCount * 2; half++)
    path += `q${round(step / 2)} ${half % 2 === 0 ? -reach : reach} ${round(step)} 0`;
  return `${path}V${height2}H0Z`;
}
function curvePath(height2) {
  return `M0 ${height2}Q${DIVIDER_WIDTH / 2} ${-height2} ${DIVIDER_WIDTH} ${height2}Z`;
}

// ../packages/blocks/src/blocks/section-divider/section-divider.definition.ts
var import_yup9 = __toESM(require_yup(), 1);
var DIVIDER_STYLES = ["skewed", "wave", "curved"];
var shape5 = (0, import_yup9.object)({
  /** px */
  height: (0, import_yup9.number)().min(1).max(1e3).required(),
  style: (0, import_yup9.string)().oneOf(DIVIDER_STYLES).required(),
  dividerColor: (0, import_yup9.string)().max(80).defined(),
  backgroundColor: (0, import_yup9.string)().max(80).defined(),
  /** Degrees. */
  skewAngle: (0, import_yup9.number)().min(0).max(5).required(),
  /** Height of a wave in % of the divider's. */
  waveHeight: (0, import_yup9.number)().min(10).max(40).required(),
  waveCount: (0, import_yup9.number)().integer().min(1).max(20).required(),
  waveFlip: (0, import_yup9.boolean)().required()
});
var sectionDividerDefinition = defineBlock({
  type: "SectionDivider",
  label: "Section divider",
  description: "A slanted, waved or curved edge between two sections.",
  category: "layout",
  icon: "wave-sine",
  shape: shape5,
  defaults: {
    height: 100,
    style: "wave",
    dividerColor: "subtle",
    backgroundColor: "surface",
    skewAngle: 3,
    waveHeight: 10,
    waveCount: 5,
    waveFlip: false
  },
  canvas: false,
  rules: { parents: ["Wrapper", "Column"], children: [] },
  groups: ["spacing"]
});

// ../packages/blocks/src/blocks/section-divider/section-divider.view.tsx
import { jsx as jsx12 } from "react/jsx-runtime";
var within = (value, min, max2) => Math.min(max2, Math.max(min, Number.isFinite(value) ? value : min));
function SectionDividerView({
  props,
  root
}) {
  const style2 = DIVIDER_STYLES.find((known) => known === props.style) ?? "wave";
  const height2 = within(props.height, 1, 1e3);
  const path = style2 === "curved" ? curvePath(height2) : wavePath(
    height2,
    within(props.waveHeight, 10, 40),
    Math.round(within(props.waveCount, 1, 20))
  );
  return /* @__PURE__ */ jsx12(
    "div",
    {
      ...root,
      "aria-hidden": "true",
      "data-style": style2,
      "data-flip": props.waveFlip || void 0,
      style: cssVars({
        "org-divider-height": height2 === 100 ? void 0 : `${height2}px`,
        "org-divider-color": safeColor(props.dividerColor),
        "org-divider-background": safeColor(props.backgroundColor),
        "org-divider-angle": style2 === "skewed" ? `${-within(props.skewAngle, 0, 5)}deg` : void 0
      }),
      children: style2 === "skewed" ? /* @__PURE__ */ jsx12("div", { className: "org-section-divider-slant", "data-part": "shape" }) : /* @__PURE__ */ jsx12(
        "svg",
        {
          className: "org-section-divider-shape",
          "data-part": "shape",
          viewBox: `0 0 ${DIVIDER_WIDTH} ${height2}`,
          preserveAspectRatio: "none",
          "aria-hidden": "true",
          children: /* @__PURE__ */ jsx12("path", { d: path })
        }
      )
    }
  );
}

// ../packages/blocks/src/views.gen.ts
var VIEWS = {
  Wrapper: WrapperView,
  Section: SectionView,
  Row: RowView,
  Column: ColumnView,
  Container: ContainerView,
  Text: TextView,
  TextBox: TextBoxView,
  Image: ImageView,
  Button: ButtonView,
  Icons: IconsView,
  SectionDivider: SectionDividerView
};

// ../packages/blocks/src/block-views.ts
var blockViews = VIEWS;

// ../packages/blocks/src/merge-props.ts
function sameKind(a, b) {
  return typeof a === typeof b && a !== null && Array.isArray(a) === Array.isArray(b);
}
function mergeProps(definition, stored) {
  const { defaults } = definition;
  let mended;
  for (const name in defaults) {
    const fallback = defaults[name];
    const value = stored[name];
    if (value !== void 0 && sameKind(value, fallback)) continue;
    mended ??= { ...stored };
    mended[name] = fallback;
  }
  return mended ?? stored;
}

// ../packages/blocks/src/prepare-block.ts
var kebabNames = /* @__PURE__ */ new Map();
function kebabType(type) {
  let name = kebabNames.get(type);
  if (name === void 0) {
    name = type.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();
    kebabNames.set(type, name);
  }
  return name;
}
function prepareBlock(id, node2, definition, { context: context2, sheet }) {
  const name = kebabType(definition.type);
  const compiled2 = compileSettings(node2.props.settings, readVisibility(node2.props), {
    blockType: definition.type,
    pageImage: context2.page.image,
    isHomepage: context2.page.isHomepage,
    editing: context2.editing
  });
  const { className, newRules } = compiled2.hidden ? { className: "", newRules: [] } : sheet.add(compiled2);
  const classes = joinClasses(`org-${name}`, className);
  return {
    props: mergeProps(definition, node2.props),
    root: context2.editing ? { className: classes, "data-block": name, "data-node": id } : { className: classes, "data-block": name },
    hidden: compiled2.hidden,
    video: compiled2.video,
    newRules
  };
}

// ../packages/blocks/src/render-tree.tsx
import { createElement as createElement3, Fragment as Fragment2 } from "react";
import { jsx as jsx13 } from "react/jsx-runtime";
function createTreeRenderer(options) {
  const { registry, views, context: context2, onError } = options;
  let pictures = 0;
  const renderNode = (tree, id) => {
    const node2 = tree[id];
    const definition = node2 && registry.get(node2.type.resolvedName);
    const view = definition && views[definition.type];
    if (!node2 || !definition || !view || node2.hidden && !context2.editing) return null;
    const { props, root, hidden, video } = prepareBlock(id, node2, definition, options);
    if (hidden) return null;
    const priority = definition.type === "Image" && pictures++ === 0;
    try {
      return view({
        props,
        root,
        context: context2,
        priority,
        children: renderChildren(
          tree,
          node2.nodes,
          video ? /* @__PURE__ */ jsx13(BackgroundVideoLayer, { video }, "video") : null
        )
      });
    } catch (error) {
      onError?.(error, { id, type: definition.type });
      return /* @__PURE__ */ jsx13("div", { hidden: true, "data-block-error": definition.type });
    }
  };
  const renderChildren = (tree, ids, video) => {
    const children = [];
    for (const id of ids) {
      const child = renderNode(tree, id);
      if (child) children.push(createElement3(Fragment2, { key: id }, child));
    }
    if (video) children.push(video);
    return children;
  };
  return (tree, rootId = ROOT_ID) => renderNode(tree, rootId) ?? /* @__PURE__ */ jsx13(Fragment2, {});
}

// ../packages/blocks/src/styles.gen.ts
var BASE_CSS = "@layer org.reset,org.tokens,org.blocks,org.settings,org.visibility;@layer org.tokens{:root{color-scheme:light;--org-color-primary: #2456d6;--org-color-on-primary: #ffffff;--org-color-secondary: #475467;--org-color-on-secondary: #ffffff;--org-color-tertiary: #7c3aed;--org-color-on-tertiary: #ffffff;--org-color-success: #1a7f4b;--org-color-on-success: #ffffff;--org-color-warning: #b45309;--org-color-on-warning: #ffffff;--org-color-danger: #c62f2f;--org-color-on-danger: #ffffff;--org-color-dark: #101828;--org-color-on-dark: #ffffff;--org-color-light: #f5f7fa;--org-color-on-light: #14171f;--org-color-info: #0e7490;--org-color-on-info: #ffffff;--org-font: system-ui, sans-serif;--org-radius: 8px;--org-gutter: clamp(16px, 4cqi, 32px);--org-motion: .16s;--org-motion-slow: .5s;--org-color-surface: #ffffff;--org-color-subtle: var(--org-color-light);--org-color-text: var(--org-color-dark);--org-color-muted: color-mix(in oklab, var(--org-color-text) 72%, var(--org-color-surface));--org-color-border: color-mix(in oklab, var(--org-color-text) 15%, var(--org-color-surface));--org-color-link: var(--org-color-primary);--org-ink-mix: 0%}:root[data-theme=dark]{color-scheme:dark;--org-color-surface: color-mix(in oklab, var(--org-color-dark), #000000 18%);--org-color-subtle: color-mix(in oklab, var(--org-color-dark), #ffffff 7%);--org-color-text: #f1f2f4;--org-color-link: color-mix(in oklab, var(--org-color-primary), #ffffff 50%);--org-ink-mix: 50%}@media(prefers-color-scheme:dark){:root[data-theme=auto]{color-scheme:dark;--org-color-surface: color-mix(in oklab, var(--org-color-dark), #000000 18%);--org-color-subtle: color-mix(in oklab, var(--org-color-dark), #ffffff 7%);--org-color-text: #f1f2f4;--org-color-link: color-mix(in oklab, var(--org-color-primary), #ffffff 50%);--org-ink-mix: 50%}}@media(prefers-reduced-motion:reduce){:root{--org-motion: 0s;--org-motion-slow: 0s}}}@layer org.reset{:where([data-block],[data-block] *){box-sizing:border-box}:where([data-block]){margin:0}}@layer org.blocks{.org-video{position:absolute;inset:0;z-index:-1;inline-size:100%;block-size:100%;border:0;border-radius:inherit;object-fit:cover;pointer-events:none}@media(max-width:991.98px){.org-video:where([data-on=desktop]){display:none}}@media(max-width:767.98px){.org-video{display:none}}}";
var BLOCK_CSS = {
  Wrapper: ".org-wrapper{container:org-page / inline-size;background-color:var(--org-color-surface);color:var(--org-color-text);font-family:var(--org-font);font-size:1rem;line-height:1.6;text-rendering:optimizeLegibility;-webkit-font-smoothing:antialiased;overflow-wrap:break-word;overflow-x:clip}",
  Section: ".org-section{--org-section-width: 1320px;--org-section-side: calc((100% - var(--org-section-width)) / 2);--org-gap: 16px;display:flex;flex-wrap:wrap;gap:16px;padding-block:48px;padding-inline:max(var(--org-gutter),var(--org-section-side))}",
  Row: ".org-row{--org-gap: 16px;display:flex;flex-wrap:wrap;gap:16px;inline-size:100%}",
  Column: ".org-column{display:flex;flex:1 1 0;flex-direction:column;gap:16px;min-inline-size:min(100%,4.5rem)}.org-column:where([data-span]){flex:0 1 calc((100% + var(--org-gap)) * var(--org-span) / 12 - var(--org-gap))}@media(max-width:991.98px){:where(.org-section:has(>.org-column:nth-of-type(3)),.org-row:has(>.org-column:nth-of-type(3)))>.org-column{flex:1 1 calc(50% - var(--org-gap))}}@media(max-width:767.98px){:where(.org-section,.org-row)>.org-column{flex:1 1 100%}}",
  Container: ".org-container{display:flex;flex-direction:column;gap:16px;max-inline-size:100%;min-inline-size:0}",
  Text: ".org-text{max-inline-size:100%;color:color-mix(in oklab,var(--org-text-color, currentcolor),currentcolor var(--org-ink-mix));font-size:min(var(--org-text-size, 1) * 1rem,.625rem + var(--org-text-size, 1) * (.35rem + .5cqi));font-weight:var(--org-text-weight, 400);line-height:calc(1.04em + .5rem);overflow-wrap:anywhere;text-wrap:pretty;white-space:pre-line}.org-text:where(h1,h2,h3,h4,h5,h6){letter-spacing:-.015em;text-wrap:balance}.org-text:where(p){max-inline-size:72ch}.org-text:where([data-align]){max-inline-size:100%}.org-text:where([data-align=center]){text-align:center}.org-text:where([data-align=end]){text-align:end}.org-text:where([data-align=justify]){text-align:justify}.org-text:where([data-placeholder]):before{content:attr(data-placeholder);opacity:.5}",
  TextBox: ".org-text-box{display:flow-root;max-inline-size:72ch;color:color-mix(in oklab,var(--org-text-color, currentcolor),currentcolor var(--org-ink-mix));line-height:1.65;overflow-wrap:anywhere;text-wrap:pretty}.org-text-box>:where(*){margin-block:0 .85em}.org-text-box>:where(:last-child){margin-block-end:0}.org-text-box>:where(h2,h3,h4){margin-block:1.4em .4em;font-weight:700;letter-spacing:-.01em;line-height:1.25}.org-text-box>:where(:first-child){margin-block-start:0}.org-text-box :where(ul,ol){padding-inline-start:1.35em}.org-text-box :where(li){margin-block:.3em;padding-inline-start:.2em}.org-text-box :where(a){color:var(--org-color-link);text-decoration-thickness:.08em;text-underline-offset:.2em}.org-text-box :where(a):hover{text-decoration-thickness:.14em}.org-text-box :where(a):focus-visible{border-radius:2px;outline:2px solid currentcolor;outline-offset:2px}.org-text-box:where([data-placeholder]):before{content:attr(data-placeholder);opacity:.5}",
  Image: ".org-image{inline-size:var(--org-image-w, 100%);max-inline-size:100%;block-size:var(--org-image-h, auto);rotate:var(--org-image-rotate, none)}.org-image-link{display:block;block-size:100%;border-radius:inherit}.org-image-link:focus-visible{outline:3px solid var(--org-color-primary);outline-offset:3px}.org-image-picture{display:block;inline-size:100%;max-inline-size:100%;block-size:100%;border-radius:inherit;object-fit:var(--org-image-fit, cover)}.org-image:where([data-empty]){display:grid;place-items:center;min-block-size:6rem;border:1px dashed currentcolor;opacity:.55}@media(max-width:991.98px){.org-image{inline-size:var(--org-image-w-tablet, var(--org-image-w, 100%));block-size:var(--org-image-h-tablet, var(--org-image-h, auto))}}@media(max-width:767.98px){.org-image{inline-size:var(--org-image-w-mobile, var(--org-image-w, 100%));block-size:var(--org-image-h-mobile, var(--org-image-h, auto))}}",
  Button: ".org-button{display:inline-flex;gap:.55em;align-items:center;justify-content:center;inline-size:fit-content;max-inline-size:100%;padding:.7em 1.4em;border:0 solid transparent;border-radius:var(--org-radius);background-color:var(--org-button-color, var(--org-button-base));color:var(--org-button-ink, var(--org-button-on));font:inherit;font-weight:600;line-height:1.35;text-align:center;text-decoration:none;cursor:pointer;overflow-wrap:anywhere;transition:background-color var(--org-motion) ease-out,translate var(--org-motion) ease-out;--org-button-base: #007bff;--org-button-on: #ffffff}.org-button:where([data-variant=primary]){--org-button-base: var(--org-color-primary);--org-button-on: var(--org-color-on-primary)}.org-button:where([data-variant=secondary]){--org-button-base: var(--org-color-secondary);--org-button-on: var(--org-color-on-secondary)}.org-button:where([data-variant=tertiary]){--org-button-base: var(--org-color-tertiary);--org-button-on: var(--org-color-on-tertiary)}.org-button:where([data-variant=success]){--org-button-base: var(--org-color-success);--org-button-on: var(--org-color-on-success)}.org-button:where([data-variant=danger]){--org-button-base: var(--org-color-danger);--org-button-on: var(--org-color-on-danger)}.org-button:where([data-variant=warning]){--org-button-base: var(--org-color-warning);--org-button-on: var(--org-color-on-warning)}.org-button:where([data-variant=info]){--org-button-base: var(--org-color-info);--org-button-on: var(--org-color-on-info)}.org-button:where([data-variant=light]){--org-button-base: var(--org-color-light);--org-button-on: var(--org-color-on-light)}.org-button:where([data-variant=dark]){--org-button-base: var(--org-color-dark);--org-button-on: var(--org-color-on-dark)}.org-button:where([data-size=sm]){padding:.5em 1em;font-size:.875rem}.org-button:where([data-size=lg]){padding:.85em 1.8em;font-size:1.125rem}.org-button:where([data-full-width]){inline-size:100%}.org-button:hover{background-color:color-mix(in oklab,var(--org-button-color, var(--org-button-base)) 86%,var(--org-button-ink, var(--org-button-on)))}.org-button:active{translate:0 1px}.org-button:focus-visible{outline:3px solid color-mix(in oklab,var(--org-button-color, var(--org-button-base)) 75%,currentcolor);outline-offset:3px}.org-button:where([aria-disabled=true],:disabled){cursor:not-allowed;opacity:.5}.org-button-icon{flex:none;inline-size:1.25em;block-size:1.25em}",
  Icons: '.org-icons{display:flex;flex-wrap:wrap;gap:1rem;align-items:start;justify-content:start}.org-icons:where([data-direction=column]){flex-direction:column}.org-icons:where([data-justify=center]){justify-content:center}.org-icons:where([data-justify=end]){justify-content:end}.org-icons:where([data-align=center]){align-items:center}.org-icons:where([data-align=end]){align-items:end}.org-icons:where([data-gap="0"]){gap:0}.org-icons:where([data-gap="1"]){gap:.25rem}.org-icons:where([data-gap="2"]){gap:.5rem}.org-icons:where([data-gap="4"]){gap:1.5rem}.org-icons:where([data-gap="5"]){gap:3rem}.org-icons-item{display:block;inline-size:var(--org-icon-w, 72px);max-inline-size:100%;block-size:var(--org-icon-h, 72px);border-radius:var(--org-radius);color:color-mix(in oklab,var(--org-icon-color, currentcolor),currentcolor var(--org-ink-mix));transition:opacity var(--org-motion) ease-out}.org-icons-item:where(a):hover{opacity:.7}.org-icons-item:where(a):focus-visible{outline:3px solid currentcolor;outline-offset:3px}.org-icons-drawing{display:block;inline-size:100%;block-size:100%}',
  SectionDivider: ".org-section-divider{position:relative;block-size:var(--org-divider-height, 100px);inline-size:100%;overflow:hidden;background-color:var(--org-divider-background, transparent);color:var(--org-divider-color, transparent);margin-block:-1px}.org-section-divider-shape{position:absolute;inset:0;display:block;inline-size:100%;block-size:100%;fill:currentcolor}.org-section-divider:where([data-flip]){transform:scaleY(-1)}.org-section-divider-slant{position:absolute;inset:50% 0 -200%;background-color:currentcolor;transform:skewY(var(--org-divider-angle, 0deg));transform-origin:top center}"
};

// ../packages/blocks/src/page-css.ts
function pageCss(types) {
  const used = new Set(types);
  const rules = Object.keys(BLOCK_CSS).filter((type) => used.has(type)).map((type) => BLOCK_CSS[type]);
  return `${BASE_CSS}@layer org.blocks{${rules.join("")}}`;
}

// ../packages/blocks/src/theme-css.ts
var FONTS = {
  Inter: '"Inter Variable",Inter,system-ui,sans-serif',
  Georgia: 'Georgia,"Iowan Old Style","Times New Roman",serif',
  System: 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
  Mono: 'ui-monospace,"SF Mono","Cascadia Mono",Menlo,Consolas,monospace'
};
function colors2(theme) {
  return THEME_COLORS.flatMap((name) => {
    const color2 = (theme[name] ?? "").toLowerCase();
    const ink2 = inkOn(color2);
    return ink2 ? [`--org-color-${name}:${color2}`, `--org-color-on-${name}:${ink2}`] : [];
  }).join(";");
}
function themeCss(theme) {
  const font = FONTS[theme.fontFamily ?? ""];
  const radius = /^\d{1,2}px$/.test(theme.radius ?? "") ? theme.radius : void 0;
  const base = [
    colors2(theme),
    font ? `--org-font:${font}` : "",
    radius ? `--org-radius:${radius}` : ""
  ].filter(Boolean).join(";");
  return `@layer org.tokens{:root{${base}}}`;
}

// ../packages/blocks/src/blocks/wrapper/wrapper.definition.ts
var import_yup10 = __toESM(require_yup(), 1);
var wrapperDefinition = defineBlock({
  type: "Wrapper",
  label: "Page",
  description: "The page itself: sections stand in it, one below the other.",
  category: "layout",
  icon: "layout-board",
  shape: (0, import_yup10.object)({}),
  defaults: {},
  canvas: true,
  internal: true,
  rules: { parents: [], children: ["Section", "SectionDivider"] },
  groups: ["background", "spacing"]
});

// ../packages/blocks/src/blocks/section/section.definition.ts
var import_yup11 = __toESM(require_yup(), 1);
var shape6 = (0, import_yup11.object)({
  /** Name that links of the page lead to, as `#name`; '' for none. */
  anchor: (0, import_yup11.string)().matches(/^[a-z][a-z0-9-]*$/i, { excludeEmptyString: true }).max(60).defined()
});
var sectionDefinition = defineBlock({
  type: "Section",
  label: "Section",
  description: "A band of the page from edge to edge, with its content in columns.",
  category: "layout",
  icon: "layout-rows",
  shape: shape6,
  defaults: { anchor: "" },
  canvas: true,
  rules: { parents: ["Wrapper"], children: ["Column"], min: 1, max: 12 },
  groups: ["alignment", "background", "border", "spacing"],
  children: [{ type: "Column" }]
});

// ../packages/blocks/src/blocks/row/row.definition.ts
var import_yup12 = __toESM(require_yup(), 1);
var shape7 = (0, import_yup12.object)({
  /** How many columns it has: always the number of its children. Source: EDIT-020. */
  columns: (0, import_yup12.number)().integer().min(1).max(12).required()
});
var rowDefinition = defineBlock({
  type: "Row",
  label: "Row",
  description: "Columns side by side, within a column or a container.",
  category: "layout",
  icon: "columns",
  shape: shape7,
  defaults: { columns: 2 },
  canvas: true,
  rules: { parents: ["Column", "Container"], children: ["Column"], min: 1, max: 12 },
  groups: ["alignment", "background", "border", "spacing"],
  children: [{ type: "Column" }, { type: "Column" }]
});

// ../packages/blocks/src/blocks/column/column.definition.ts
var import_yup13 = __toESM(require_yup(), 1);
var shape8 = (0, import_yup13.object)({
  /** Twelfths of the row that it takes; 0 shares what is left with the others. */
  span: (0, import_yup13.number)().integer().min(0).max(12).required()
});
var columnDefinition = defineBlock({
  type: "Column",
  label: "Column",
  description: "One column of a section or a row: blocks stand in it, one below the other.",
  category: "layout",
  icon: "layout-sidebar",
  shape: shape8,
  defaults: { span: 0 },
  canvas: true,
  rules: {
    parents: ["Section", "Row"],
    children: ["Row", "Container", "Text", "TextBox", "Image", "Button", "Icons", "SectionDivider"]
  },
  groups: ["alignment", "background", "border", "spacing"]
});

// ../packages/blocks/src/blocks/container/container.definition.ts
var import_yup14 = __toESM(require_yup(), 1);
var containerDefinition = defineBlock({
  type: "Container",
  label: "Container",
  description: "A box for blocks that belong together, with a background and border of its own.",
  category: "layout",
  icon: "box",
  shape: (0, import_yup14.object)({}),
  defaults: {},
  canvas: true,
  rules: {
    parents: ["Column"],
    notInside: ["Container", "TextBox"],
    children: ["Row", "Text", "Image", "Button", "Icons"]
  },
  groups: ["alignment", "background", "border", "spacing"]
});

// ../packages/blocks/src/blocks/text-box/text-box.definition.ts
var import_yup15 = __toESM(require_yup(), 1);
var shape9 = (0, import_yup15.object)({
  /** Guarded markup: paragraphs, headings, lists, links and marks. */
  html: (0, import_yup15.string)().max(1e5).defined(),
  /** '' takes the colour of the text around it. */
  color: (0, import_yup15.string)().max(80).defined()
});
var textBoxDefinition = defineBlock({
  type: "TextBox",
  label: "Text box",
  description: "Formatted text with paragraphs, lists and links.",
  category: "text",
  icon: "text-wrap",
  shape: shape9,
  defaults: {
    html: "<p>We are a small team and we answer our own phone. Tell us what you need, and we will say honestly whether we are the right people for it.</p><p>Most work is done <strong>within two weeks</strong>.</p>",
    color: ""
  },
  canvas: false,
  rules: { parents: ["Column"], children: [] },
  groups: ["alignment", "background", "border", "spacing"],
  inlineText: [{ prop: "html", kind: "markup", part: "text" }]
});

// ../packages/blocks/src/definitions.gen.ts
var DEFINITIONS = {
  Wrapper: wrapperDefinition,
  Section: sectionDefinition,
  Row: rowDefinition,
  Column: columnDefinition,
  Container: containerDefinition,
  Text: textDefinition,
  TextBox: textBoxDefinition,
  Image: imageDefinition,
  Button: buttonDefinition,
  Icons: iconsDefinition,
  SectionDivider: sectionDividerDefinition
};

// ../packages/blocks/src/block-registry.ts
var blockRegistry = createRegistry(Object.values(DEFINITIONS));

// ../packages/blocks/src/html-attributes.ts
var SPECIAL = /["&'<>]/;
var ESCAPES = {
  '"': "&quot;",
  "&": "&amp;",
  "'": "&#x27;",
  "<": "&lt;",
  ">": "&gt;"
};
function escapeHtml(text2) {
  return SPECIAL.test(text2) ? text2.replace(/["&'<>]/g, (char) => ESCAPES[char] ?? char) : text2;
}
var NAMES = {
  className: "class",
  htmlFor: "for",
  tabIndex: "tabindex",
  strokeWidth: "stroke-width",
  strokeLinecap: "stroke-linecap",
  strokeLinejoin: "stroke-linejoin",
  fillRule: "fill-rule",
  clipRule: "clip-rule",
  clipPath: "clip-path",
  viewBox: "viewBox",
  preserveAspectRatio: "preserveAspectRatio",
  srcSet: "srcSet",
  fetchPriority: "fetchPriority",
  referrerPolicy: "referrerPolicy",
  dateTime: "dateTime",
  colSpan: "colSpan"
};
var FLAGS2 = /* @__PURE__ */ new Set([
  "hidden",
  "disabled",
  "open",
  "controls",
  "loop",
  "async",
  "defer",
  "inert",
  "reversed",
  "required",
  "allowFullScreen",
  "autoPlay",
  "playsInline",
  "noValidate",
  "multiple",
  "muted"
]);
var IGNORED = /* @__PURE__ */ new Set([
  "children",
  "key",
  "ref",
  "suppressHydrationWarning",
  "suppressContentEditableWarning"
]);
var REACT_ONLY = /* @__PURE__ */ new Set([
  "dangerouslySetInnerHTML",
  "action",
  "formAction",
  "value",
  "defaultValue",
  "defaultChecked",
  "innerHTML",
  "checked",
  "selected",
  "draggable",
  "focusable",
  "download",
  "capture",
  "cols",
  "rows",
  "size",
  "span",
  "start",
  "autofocus",
  "is",
  "default",
  "seamless",
  "scoped"
]);
var UNITLESS = /* @__PURE__ */ new Set([
  "opacity",
  "zIndex",
  "fontWeight",
  "lineHeight",
  "flexGrow",
  "flexShrink",
  "order"
]);
var SAFE_NAME = /^[a-z_:][a-z0-9_:.-]*$/;
var styleNames = /* @__PURE__ */ new Map();
var attributeNames = /* @__PURE__ */ new Map();
function readStyleName(name) {
  if (name.startsWith("--")) return { open: `${escapeHtml(name)}:`, takesNumber: true };
  if (!/^[a-z][a-zA-Z]*$/.test(name) || name.startsWith("ms")) return void 0;
  const property = name.replace(/[A-Z]/g, (char) => `-${char.toLowerCase()}`);
  return { open: `${property}:`, takesNumber: UNITLESS.has(name) };
}
function readAttributeName(name) {
  const open = ` ${NAMES[name] ?? name}="`;
  if (name === "style") return { kind: "style", open };
  if (IGNORED.has(name)) return { kind: "skip", open };
  if (REACT_ONLY.has(name)) return { kind: "react", open };
  if (FLAGS2.has(name)) return { kind: "flag", open: ` ${name}=""` };
  if (NAMES[name] !== void 0) return { kind: "text", open };
  if (!SAFE_NAME.test(name)) return { kind: /^on/i.test(name) ? "skip" : "react", open };
  if (name.length > 2 && name.startsWith("on")) return { kind: "skip", open };
  if (name === "src" || name === "href") return { kind: "url", open };
  return { kind: /^(?:data|aria)-/.test(name) ? "spoken" : "text", open };
}
function memo(names, name, read) {
  const known = names.get(name);
  if (known !== void 0 || names.has(name)) return known;
  const made = read(name);
  if (names.size < 2e3) names.set(name, made);
  return made;
}
function styleAttribute(style2) {
  if (style2 === null || style2 === void 0) return "";
  if (typeof style2 !== "object") return void 0;
  const values = style2;
  let text2 = "";
  for (const name in values) {
    const value = values[name];
    if (value === null || value === void 0 || value === "" || typeof value === "boolean")
      continue;
    if (typeof value !== "string" && typeof value !== "number") return void 0;
    const known = memo(styleNames, name, readStyleName);
    if (!known || typeof value === "number" && value !== 0 && !known.takesNumber)
      return void 0;
    text2 += (text2 === "" ? "" : ";") + known.open + escapeHtml(String(value).trim());
  }
  return text2 === "" ? "" : ` style="${text2}"`;
}
function one(name, value) {
  const { kind, open } = memo(attributeNames, name, readAttributeName);
  if (kind === "skip" || value === null || value === void 0) return "";
  if (kind === "style") return styleAttribute(value);
  if (kind === "react" || typeof value === "object" || typeof value === "function" || typeof value === "symbol")
    return void 0;
  if (kind === "flag") return value ? open : "";
  if (typeof value === "boolean") return kind === "spoken" ? `${open}${value}"` : "";
  if (kind === "url") {
    if (value === "") return void 0;
    if (/^[\u0000-\u001F ]*j/i.test(String(value))) return void 0;
  }
  return `${open}${escapeHtml(String(value))}"`;
}
function htmlAttributes(props) {
  let text2 = "";
  for (const name in props) {
    const attribute2 = one(name, props[name]);
    if (attribute2 === void 0) return void 0;
    text2 += attribute2;
  }
  return text2;
}

// ../packages/blocks/src/render-to-html.ts
import { Fragment as Fragment3, isValidElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
var VOID = /* @__PURE__ */ new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "source",
  "track",
  "wbr"
]);
var REACT_ONLY2 = /* @__PURE__ */ new Set([
  "input",
  "select",
  "option",
  "textarea",
  "form",
  "html",
  "head",
  "body",
  "title",
  "meta",
  "link",
  "script",
  "style",
  "base",
  "template",
  "noscript",
  "pre",
  "listing",
  "menuitem",
  "object",
  "param",
  "picture"
]);
var impure = /* @__PURE__ */ new WeakSet();
function byReact(element) {
  return renderToStaticMarkup(element).replace(/^(?:<link rel="preload" as="image"[^>]*\/>)+/, "");
}
function component(element, type) {
  if (impure.has(type) || type.prototype?.isReactComponent) return byReact(element);
  let rendered;
  try {
    rendered = type(element.props);
  } catch {
    impure.add(type);
    return byReact(element);
  }
  return node(rendered);
}
var tags = /* @__PURE__ */ new Map();
function tagKind(type) {
  const known = tags.get(type);
  if (known) return known;
  const kind = REACT_ONLY2.has(type) || type.includes("-") ? "react" : VOID.has(type) ? "void" : "open";
  if (tags.size < 500) tags.set(type, kind);
  return kind;
}
function host(element, type) {
  const kind = tagKind(type);
  const attributes = kind === "react" ? void 0 : htmlAttributes(element.props);
  if (attributes === void 0) return byReact(element);
  if (kind === "void") return `<${type}${attributes}/>`;
  return `<${type}${attributes}>${node(element.props.children)}</${type}>`;
}
function node(value) {
  if (typeof value === "string") return escapeHtml(value);
  if (value === null || value === void 0 || typeof value === "boolean") return "";
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  if (Array.isArray(value)) {
    let text2 = "";
    for (const child of value) text2 += node(child);
    return text2;
  }
  if (isValidElement(value)) {
    if (typeof value.type === "string") return host(value, value.type);
    if (value.type === Fragment3) return node(value.props.children);
    return typeof value.type === "function" ? component(value, value.type) : byReact(value);
  }
  return renderToStaticMarkup(value);
}
function renderToHtml(element) {
  return node(element);
}

// ../packages/content/src/node-codec.ts
import { Buffer as Buffer2 } from "node:buffer";
import { gunzipSync, gzipSync as gzipSync2, inflateRawSync, inflateSync } from "node:zlib";
var DECODERS2 = { gzip: gunzipSync, zlib: inflateSync, deflate: inflateRawSync };
function encodeContent(tree) {
  return withoutPlatform(gzipSync2(printTree(tree), { level: 6 })).toString("base64");
}
function decodeContent2(text2) {
  if (text2.length > CONTENT_LIMITS.encodedBytes)
    return failure("content_too_large", "The content is larger than 1 MB");
  if (text2.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text2)) return unreadable();
  const bytes = Buffer2.from(text2, "base64");
  try {
    return parseContent(
      DECODERS2[compressionOf(bytes)](bytes, {
        maxOutputLength: CONTENT_LIMITS.decodedBytes
      }).toString("utf8")
    );
  } catch (error) {
    return error.code === "ERR_BUFFER_TOO_LARGE" ? overCap() : unreadable();
  }
}

// ../packages/content/src/node.ts
var loadContent2 = contentLoader(decodeContent2);

// suites/reference-page.json
var reference_page_default = { type: "Wrapper", children: [{ type: "Section", props: { anchor: "", settings: { desktop: { spacing: { paddingTop: 96, paddingBottom: 96 }, alignment: { gap: 40 } }, tablet: { spacing: { paddingTop: 67, paddingBottom: 67 }, alignment: { gap: 32 } }, mobile: { spacing: { paddingTop: 56, paddingBottom: 56 }, alignment: { gap: 28 } } } }, children: [{ type: "Column", props: { span: 6, settings: {} }, children: [{ type: "Text", props: { text: "A page of everyday size", tag: "h1", fontSize: 3.75, fontWeight: 700 } }, { type: "Text", props: { text: "Stoneware keeps heat, takes knocks, and looks better after ten years than it did on the first day.", fontSize: 1.25 } }, { type: "Button", props: { text: "Book a visit", href: "/visit" } }, { type: "Button", props: { text: "See prices", href: "/services", variant: "light" } }] }, { type: "Column", props: { span: 6, settings: {} }, children: [{ type: "Image", props: { src: "art:garden-morning", altText: "A garden in the morning", naturalWidth: 1600, naturalHeight: 1067, sizes: { desktop: { width: 100, widthUnit: "%", height: 520, heightUnit: "px" }, tablet: { width: 100, widthUnit: "%", height: 390, heightUnit: "px" }, mobile: { width: 100, widthUnit: "%", height: 260, heightUnit: "px" } }, settings: { desktop: { border: { borderRadius: 20 } } } } }] }] }, { type: "SectionDivider", props: { dividerColor: "subtle", backgroundColor: "surface", height: 72 } }, { type: "Section", props: { anchor: "", settings: { desktop: { spacing: { paddingTop: 96, paddingBottom: 96 }, background: { backgroundColor: "subtle" }, alignment: { gap: 40 } }, tablet: { spacing: { paddingTop: 67, paddingBottom: 67 }, alignment: { gap: 32 } }, mobile: { spacing: { paddingTop: 56, paddingBottom: 56 }, alignment: { gap: 28 } } } }, children: [{ type: "Column", props: { span: 0, settings: {} }, children: [{ type: "Icons", props: { icons: [{ id: "pencil", icon: "pencil", width: 32, height: 32, color: "primary", href: "", hrefTarget: "_self", cssClasses: "", label: "" }] } }, { type: "Text", props: { text: "We draw", tag: "h3", fontSize: 1.5, fontWeight: 600 } }, { type: "Text", props: { text: "Stoneware keeps heat, takes knocks, and looks better after ten years than it did on the first day.", fontSize: 1 } }] }, { type: "Column", props: { span: 0, settings: {} }, children: [{ type: "Icons", props: { icons: [{ id: "tools", icon: "tools", width: 32, height: 32, color: "primary", href: "", hrefTarget: "_self", cssClasses: "", label: "" }] } }, { type: "Text", props: { text: "We build", tag: "h3", fontSize: 1.5, fontWeight: 600 } }, { type: "Text", props: { text: "Stoneware keeps heat, takes knocks, and looks better after ten years than it did on the first day.", fontSize: 1 } }] }, { type: "Column", props: { span: 0, settings: {} }, children: [{ type: "Icons", props: { icons: [{ id: "seedling", icon: "seedling", width: 32, height: 32, color: "primary", href: "", hrefTarget: "_self", cssClasses: "", label: "" }] } }, { type: "Text", props: { text: "We look after", tag: "h3", fontSize: 1.5, fontWeight: 600 } }, { type: "Text", props: { text: "Stoneware keeps heat, takes knocks, and looks better after ten years than it did on the first day.", fontSize: 1 } }] }] }, { type: "Section", props: { anchor: "", settings: { desktop: { spacing: { paddingTop: 96, paddingBottom: 96 }, alignment: { gap: 64 } }, tablet: { spacing: { paddingTop: 67, paddingBottom: 67 }, alignment: { gap: 32 } }, mobile: { spacing: { paddingTop: 56, paddingBottom: 56 }, alignment: { gap: 28 } } } }, children: [{ type: "Column", props: { span: 6, settings: {} }, children: [{ type: "Image", props: { src: "art:planting-plan", altText: "Everything starts on paper", naturalWidth: 1600, naturalHeight: 1067, sizes: { desktop: { width: 100, widthUnit: "%", height: 420, heightUnit: "px" }, tablet: { width: 100, widthUnit: "%", height: 340, heightUnit: "px" }, mobile: { width: 100, widthUnit: "%", height: 260, heightUnit: "px" } }, settings: { desktop: { border: { borderRadius: 20 } } } } }] }, { type: "Column", props: { span: 6, settings: {} }, children: [{ type: "Text", props: { text: "Everything starts on paper", tag: "h2", fontSize: 2.5, fontWeight: 700 } }, { type: "TextBox", props: { html: "<p>Stoneware keeps heat, takes knocks, and looks better after ten years than it did on the first day.</p><ul><li>Drawn by hand</li><li>Built by one crew</li></ul>" } }, { type: "Button", props: { text: "Read more", href: "/services", variant: "secondary" } }] }] }, { type: "Section", props: { anchor: "", settings: { desktop: { spacing: { paddingTop: 96, paddingBottom: 96 }, alignment: { gap: 64 } }, tablet: { spacing: { paddingTop: 67, paddingBottom: 67 }, alignment: { gap: 32 } }, mobile: { spacing: { paddingTop: 56, paddingBottom: 56 }, alignment: { gap: 28 } } } }, children: [{ type: "Column", props: { span: 6, settings: {} }, children: [{ type: "Image", props: { src: "art:kitchen-garden", altText: "Kitchen gardens", naturalWidth: 1600, naturalHeight: 1067, sizes: { desktop: { width: 100, widthUnit: "%", height: 420, heightUnit: "px" }, tablet: { width: 100, widthUnit: "%", height: 340, heightUnit: "px" }, mobile: { width: 100, widthUnit: "%", height: 260, heightUnit: "px" } }, settings: { desktop: { border: { borderRadius: 20 } } } } }] }, { type: "Column", props: { span: 6, settings: {} }, children: [{ type: "Text", props: { text: "Kitchen gardens", tag: "h2", fontSize: 2.5, fontWeight: 700 } }, { type: "TextBox", props: { html: "<p>Stoneware keeps heat, takes knocks, and looks better after ten years than it did on the first day.</p><ul><li>Drawn by hand</li><li>Built by one crew</li></ul>" } }, { type: "Button", props: { text: "Read more", href: "/services", variant: "secondary" } }] }] }, { type: "Section", props: { anchor: "", settings: { desktop: { spacing: { paddingTop: 96, paddingBottom: 96 }, background: { backgroundColor: "primary" }, alignment: { gap: 40 } }, tablet: { spacing: { paddingTop: 67, paddingBottom: 67 }, alignment: { gap: 32 } }, mobile: { spacing: { paddingTop: 56, paddingBottom: 56 }, alignment: { gap: 28 } } } }, children: [{ type: "Column", props: { span: 0, settings: {} }, children: [{ type: "Icons", props: { icons: [{ id: "clock", icon: "clock", width: 32, height: 32, color: "primary", href: "", hrefTarget: "_self", cssClasses: "", label: "" }] } }, { type: "Text", props: { text: "Open at seven", tag: "h3", fontSize: 1.5, fontWeight: 600 } }, { type: "Text", props: { text: "Stoneware keeps heat, takes knocks, and looks better after ten years than it did on the first day.", fontSize: 1 } }] }, { type: "Column", props: { span: 0, settings: {} }, children: [{ type: "Icons", props: { icons: [{ id: "phone", icon: "phone", width: 32, height: 32, color: "primary", href: "", hrefTarget: "_self", cssClasses: "", label: "" }] } }, { type: "Text", props: { text: "Ring us", tag: "h3", fontSize: 1.5, fontWeight: 600 } }, { type: "Text", props: { text: "Stoneware keeps heat, takes knocks, and looks better after ten years than it did on the first day.", fontSize: 1 } }] }, { type: "Column", props: { span: 0, settings: {} }, children: [{ type: "Icons", props: { icons: [{ id: "map-pin", icon: "map-pin", width: 32, height: 32, color: "primary", href: "", hrefTarget: "_self", cssClasses: "", label: "" }] } }, { type: "Text", props: { text: "Come by", tag: "h3", fontSize: 1.5, fontWeight: 600 } }, { type: "Text", props: { text: "Stoneware keeps heat, takes knocks, and looks better after ten years than it did on the first day.", fontSize: 1 } }] }] }, { type: "Section", props: { anchor: "", settings: { desktop: { spacing: { paddingTop: 96, paddingBottom: 96 }, alignment: { gap: 40 } }, tablet: { spacing: { paddingTop: 67, paddingBottom: 67 }, alignment: { gap: 32 } }, mobile: { spacing: { paddingTop: 56, paddingBottom: 56 }, alignment: { gap: 28 } } } }, children: [{ type: "Column", props: { span: 0, settings: {} }, children: [{ type: "Text", props: { text: "\u201CThey asked more about our dog than about our budget.\u201D", fontSize: 2 } }, { type: "Text", props: { text: "Ines and Paul Baptiste, East York", fontSize: 1, color: "muted" } }] }] }, { type: "Section", props: { anchor: "", settings: { desktop: { spacing: { paddingTop: 96, paddingBottom: 96 }, alignment: { gap: 40 } }, tablet: { spacing: { paddingTop: 67, paddingBottom: 67 }, alignment: { gap: 32 } }, mobile: { spacing: { paddingTop: 56, paddingBottom: 56 }, alignment: { gap: 28 } } } }, children: [{ type: "Column", props: { span: 0, settings: {} }, children: [{ type: "Text", props: { text: "Shall we have a look at yours?", tag: "h2", fontSize: 2.5, fontWeight: 700 } }, { type: "Text", props: { text: "Stoneware keeps heat, takes knocks, and looks better after ten years than it did on the first day.", fontSize: 1 } }, { type: "Text", props: { text: "The first visit costs nothing.", fontSize: 1 } }, { type: "Button", props: { text: "Book a first visit", href: "/visit", size: "lg" } }] }] }] };

// suites/page-parts.ts
var context = {
  editing: false,
  page: { id: 1, title: "Reference", slug: "reference", excerpt: "", image: "", isHomepage: false },
  site: { ...DEFAULT_SETTINGS, version: 1 }
};
var blocks = 60;
function reference() {
  const stored = encodeContent(createTree(reference_page_default, blockRegistry));
  const read = (text2) => {
    const loaded = loadContent2(text2, blockRegistry);
    if (!loaded.ok) throw new Error(loaded.message);
    return loaded.tree;
  };
  const renderer = () => {
    const sheet = createSheet();
    return { sheet, render: createTreeRenderer({ registry: blockRegistry, views: blockViews, context, sheet }) };
  };
  return {
    stored,
    elements: renderer().render(read(stored)),
    render(text2) {
      const tree = read(text2);
      const { sheet, render } = renderer();
      const html = renderToHtml(render(tree));
      return { html, css: sheet.css() };
    }
  };
}
function styles() {
  return `${pageCss(/* @__PURE__ */ new Set(["Section", "Column", "Row", "Container", "Text", "TextBox", "Image", "Button", "Icons", "SectionDivider", "Wrapper"]))}${themeCss(DEFAULT_SETTINGS.theme)}`;
}
export {
  blocks,
  reference,
  styles
};
