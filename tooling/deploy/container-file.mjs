// Reads deploy/Dockerfile: the subset of instructions that it uses. Any other instruction is an error.

/**
 * @typedef {{ name: string, flags: Record<string, string>, text: string }} Instruction
 * @typedef {{ image: string, name: string | undefined, instructions: Instruction[] }} Stage
 */

const KNOWN = ['WORKDIR', 'ENV', 'COPY', 'RUN', 'VOLUME', 'USER', 'EXPOSE', 'HEALTHCHECK', 'CMD'];

/** @param {string} text @returns {Stage[]} */
export function parseContainerFile(text) {
  const lines = text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  /** @type {Stage[]} */
  const stages = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [, image = '', , stageName] = /^(\S+)(\s+AS\s+(\S+))?$/i.exec(rest) ?? [];
      stages.push({ image, name: stageName, instructions: [] });
    } else if (KNOWN.includes(name) && stages.length > 0) {
      stages.at(-1)?.instructions.push({ name, ...splitFlags(rest) });
    } else throw new Error(`This instruction is not known here: ${line}`);
  }
  return stages;
}

/** The command of CMD and HEALTHCHECK, which must be written as a JSON list. @param {string} text @returns {string[]} */
export function commandOf(text) {
  return JSON.parse(text.replace(/^CMD\s+/, ''));
}

/** @param {string} text @returns {{ flags: Record<string, string>, text: string }} */
function splitFlags(text) {
  /** @type {Record<string, string>} */
  const flags = {};
  const rest = text.replaceAll(/(?<=^|^(?:--\S+\s+)+)--([\w-]+)=(\S+)\s+/g, (_, name, value) => {
    flags[name] = value;
    return '';
  });
  return { flags, text: rest };
}
