/**
 * All operations of the ledger as one Lua script, which Redis runs without interruption. `ARGV` holds the operation,
 * the epoch of the data, the time (empty for the clock of Redis) and the operation's input as JSON.
 */
export const REDIS_SCRIPT = `
local base, op = KEYS[1], ARGV[1]
local input = cjson.decode(ARGV[4])
local MINUTE, DAY = 60000, 86400000

-- Another epoch means that the charges are lost, so that a budget would start again at zero.
if redis.call('HGET', base .. ':meta', 'epoch') ~= ARGV[2] then
  return redis.error_reply('LOST The charges of the ledger are lost')
end

local now = tonumber(ARGV[3])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end

-- Lua would write large numbers with an exponent.
local function int(number) return string.format('%.0f', number) end
local function is_reported(subject) return subject == 'all' or string.sub(subject, 1, 4) == 'use:' end
local function spent_key(day, subject)
  return base .. (is_reported(subject) and ':reported:' or ':spent:') .. int(day)
end
local function active_key(subject) return base .. ':active:' .. subject end
local function spent(day, subject) return tonumber(redis.call('HGET', spent_key(day, subject), subject) or '0') end
local function add_spent(day, subject, amount)
  local key = spent_key(day, subject)
  redis.call('HINCRBY', key, subject, int(amount))
  redis.call('PEXPIRE', key, int(41 * DAY))
end
local function deny(limit, seconds) return cjson.encode({ passes = false, limit = limit, retryAfter = seconds }) end
local function over_budget() return deny('budget', math.ceil((DAY - now % DAY) / 1000)) end

local call = input.id and base .. ':call:' .. input.id
local function store_call(day, subjects)
  redis.call('HSET', call, 'day', int(day), 'charged', int(input.maxCost), 'subjects', cjson.encode(subjects))
  redis.call('PEXPIRE', call, int(input.holdMs + DAY))
  for _, subject in ipairs(subjects) do
    local key = active_key(subject)
    redis.call('ZADD', key, int(now + input.holdMs), input.id)
    redis.call('ZREMRANGEBYSCORE', key, '-inf', int(now - DAY))
    redis.call('PEXPIRE', key, int(input.holdMs + DAY))
  end
end

local ops = {}

function ops.admit()
  local day, counts = math.floor(now / DAY), base .. ':counts:' .. int(math.floor(now / MINUTE))
  for _, scope in ipairs(input.scopes) do
    if tonumber(redis.call('HGET', counts, scope.subject) or '0') >= scope.perMinute then
      return deny('rate', math.ceil((MINUTE - now % MINUTE) / 1000))
    end
    if input.holdMs > 0 and redis.call('ZCOUNT', active_key(scope.subject), '(' .. int(now), '+inf') >= scope.atOnce then
      return deny('busy', 5)
    end
    if input.maxCost > 0 and spent(day, scope.subject) + input.maxCost > scope.perDay then return over_budget() end
  end
  local subjects = {}
  for index, scope in ipairs(input.scopes) do
    redis.call('HINCRBY', counts, scope.subject, 1)
    subjects[index] = scope.subject
  end
  redis.call('PEXPIRE', counts, 3 * MINUTE)
  if input.holdMs > 0 or input.maxCost > 0 then
    for _, subject in ipairs(subjects) do add_spent(day, subject, input.maxCost) end
    store_call(day, subjects)
  end
  return cjson.encode({ passes = true, id = input.id })
end

function ops.raise()
  local day, charged, stored = unpack(redis.call('HMGET', call, 'day', 'charged', 'subjects'))
  if not day then return over_budget() end
  local before, left = {}, 0
  for _, subject in ipairs(cjson.decode(stored)) do
    before[subject] = tonumber(charged)
    left = left + 1
  end
  local subjects = {}
  for index, scope in ipairs(input.scopes) do
    if before[scope.subject] then left = left - 1 end
    if spent(day, scope.subject) + input.maxCost - (before[scope.subject] or 0) > scope.perDay then return over_budget() end
    subjects[index] = scope.subject
  end
  if left > 0 then return over_budget() end
  for _, subject in ipairs(subjects) do add_spent(day, subject, input.maxCost - (before[subject] or 0)) end
  store_call(day, subjects)
  return cjson.encode({ passes = true, id = input.id })
end

function ops.settle()
  local day, charged, subjects = unpack(redis.call('HMGET', call, 'day', 'charged', 'subjects'))
  if not day then return '0' end
  redis.call('DEL', call)
  for _, subject in ipairs(cjson.decode(subjects)) do
    redis.call('ZREM', active_key(subject), input.id)
    add_spent(day, subject, input.cost - charged)
  end
  return '1'
end

function ops.getSpent()
  return int(spent(input.day, input.subject))
end

-- Numbers are strings, because the JSON of Lua has only 14 digits.
function ops.report()
  local rows = {}
  for day = input.fromDay, math.floor(now / DAY) do
    local amounts = redis.call('HGETALL', base .. ':reported:' .. int(day))
    for index = 1, #amounts, 2 do
      local reserved = 0
      for _, id in ipairs(redis.call('ZRANGEBYSCORE', active_key(amounts[index]), '(' .. int(now), '+inf')) do
        local started, charged = unpack(redis.call('HMGET', base .. ':call:' .. id, 'day', 'charged'))
        if started and tonumber(started) == day then reserved = reserved + charged end
      end
      rows[#rows + 1] = { int(day), amounts[index], amounts[index + 1], int(reserved) }
    end
  end
  return #rows == 0 and '[]' or cjson.encode(rows)
end

local ticket = input.kind and base .. ':ticket:' .. input.kind .. ':' .. input.id

function ops.storeTicket()
  if redis.call('EXISTS', ticket) == 1 then return '0' end
  redis.call('HSET', ticket, 'owner', input.owner, 'value', input.value, 'until', int(now + input.ttl))
  redis.call('PEXPIRE', ticket, int(input.ttl))
  return '1'
end

function ops.findTicket()
  local owner, value, expiry = unpack(redis.call('HMGET', ticket, 'owner', 'value', 'until'))
  if not owner or tonumber(expiry) <= now then return 'null' end
  if input.take then redis.call('DEL', ticket) end
  return cjson.encode({ kind = input.kind, id = input.id, owner = owner, value = value, ['until'] = expiry })
end

return ops[op]()
`
