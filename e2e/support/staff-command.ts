import { spawn } from 'node:child_process';
import { inCheckout } from '../../scripts/lib/checkout.mjs';

export interface CommandResult {
  exitCode: number | null;
  output: string;
  problem: string;
}

export async function staffCommand(dataDir: string, ...args: string[]): Promise<CommandResult> {
  const child = spawn(process.execPath, [inCheckout('scripts', 'staff.mjs'), ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ENV_FILE: '', DATA_DIR: dataDir },
  });
  let [output, problem] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (problem += text));
  const exitCode = await new Promise<number | null>((done) => child.once('close', done));
  return { exitCode, output, problem };
}
