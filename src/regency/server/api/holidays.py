"""The HTTP API, continued: days on which nobody waits for somebody."""

from __future__ import annotations

from fastapi import APIRouter, Request

from regency.core.text import text
from regency.server.api.strict import StrictRoute
from regency.server.api.tables import TheGuest, TheServices
from regency.server.auth.sessions import Guest
from regency.server.refusal import Refusal, Unknown
from regency.server.services import Services
from regency.server.tables.holidays import MOST_DAYS, Holiday, fits
from regency.server.wire import personal
from regency.server.wire.common import API

router = APIRouter(prefix=API, route_class=StrictRoute)


def _told(services: Services, guest: Guest) -> personal.MyHolidays:
    now = services.holidays.now()
    planned = [
        personal.HolidayInfo(first=one.first, last=one.last)
        for one in services.holidays.of.get(guest.identity, ())
        if one.last > now
    ]
    return personal.MyHolidays(planned=planned, most=MOST_DAYS)


@router.get("/me/holidays")
async def my_holidays(services: TheServices, guest: TheGuest) -> personal.MyHolidays:
    """Return this person's holidays."""
    return _told(services, guest)


@router.post("/me/holidays", status_code=201)
async def plan_holiday(
    wish: personal.HolidayInfo, request: Request, services: TheServices, guest: TheGuest
) -> personal.MyHolidays:
    """Plan a holiday: slow clocks stand still for this person then."""
    services.check_rate("door", request, guest)
    holidays, new = services.holidays, Holiday(wish.first, wish.last)
    planned = holidays.of.get(guest.identity, ())
    if not fits(planned, new, holidays.now()):
        raise Refusal("not-allowed", text("refused-holiday", most=MOST_DAYS))
    await services.store.persons.plan_holiday(guest.identity, new.first, new.last)
    await services.planned(guest.identity)
    return _told(services, guest)


@router.delete("/me/holidays/{first}")
async def end_holiday(first: int, services: TheServices, guest: TheGuest) -> personal.MyHolidays:
    """Take a holiday back; one that has begun ends now, and counts."""
    holidays = services.holidays
    planned = holidays.of.get(guest.identity, ())
    found = next((one for one in planned if one.first == first), None)
    now = int(holidays.now())
    if found is None or found.last <= now:
        raise Unknown
    if found.first < now:
        await services.store.persons.plan_holiday(guest.identity, found.first, now)
    else:
        await services.store.persons.drop_holiday(guest.identity, found.first)
    await services.planned(guest.identity)
    return _told(services, guest)
