import { spawnTool } from '../testing/spawn-tool'

jest.setTimeout(120_000)

// Windows has no signals for process groups.
if (process.platform !== 'win32')
  test('a signal to a whole process group reaches the server once', async () => {
    const tool = spawnTool('testing/forward-signals.ts', [], {}, { detached: true })
    await tool.printed('ready')
    process.kill(-tool.pid, 'SIGTERM')
    await tool.printed('SIGTERM')
    tool.kill('SIGINT')
    expect(await tool.exited).toBe(7)
    expect(tool.output()).toBe('ready\nSIGTERM\nSIGINT\n')
  })
